package dev.perennial.games.chance;

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
