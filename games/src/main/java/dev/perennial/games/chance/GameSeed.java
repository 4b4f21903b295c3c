package dev.perennial.games.chance;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** The key of one game's word stream. */
public final class GameSeed {
    private final byte[] bytes;

    GameSeed(byte[] bytes) {
        this.bytes = bytes.clone();
    }

    public static GameSeed ofHex(String hex) {
        return new GameSeed(HexFormat.of().parseHex(hex));
    }

    /**
     * The seed of a deal that anyone can repeat: HMAC-SHA256 with the text as the key.
     *
     * @param text chosen by anyone, not empty
     * @param purpose what is dealt, so that a text does not deal alike everywhere
     */
    public static GameSeed ofText(String text, String purpose) {
        return new GameSeed(
                Hmac.sha256(text.getBytes(StandardCharsets.UTF_8)).doFinal(purpose.getBytes(StandardCharsets.UTF_8)));
    }

    byte[] bytes() {
        return bytes.clone();
    }

    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    /** Says nothing: a secret must not reach a log. */
    @Override
    public String toString() {
        return "GameSeed";
    }
}
