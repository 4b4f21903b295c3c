package dev.perennial.games.chance;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** The server's 32 secret bytes behind a table. Only their hash is known before the game ends. */
public final class ServerSeed {
    public static final int LENGTH = 32;

    private final byte[] bytes;

    private ServerSeed(byte[] bytes) {
        if (bytes.length != LENGTH) {
            throw new IllegalArgumentException("a server seed must have " + LENGTH + " bytes");
        }
        this.bytes = bytes.clone();
    }

    public static ServerSeed of(byte[] bytes) {
        return new ServerSeed(bytes);
    }

    public static ServerSeed ofHex(String hex) {
        return new ServerSeed(HexFormat.of().parseHex(hex));
    }

    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    /** SHA-256 of the bytes, published before anyone sits down. */
    public String commitment() {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is missing", e);
        }
    }

    /** The seed of one game: every player contributes a client seed, given in seat order. */
    public GameSeed gameSeed(List<String> clientSeeds, String tableId) {
        String message = String.join("|", clientSeeds) + "|" + tableId;
        return new GameSeed(Hmac.sha256(bytes).doFinal(message.getBytes(StandardCharsets.UTF_8)));
    }

    /** The seed by which a table that goes on with another game deals the hidden cards again, before anyone sits. */
    public GameSeed redealSeed(String tableId) {
        return gameSeed(List.of("redeal"), tableId);
    }

    /** Says nothing: a secret must not reach a log. */
    @Override
    public String toString() {
        return "ServerSeed";
    }
}
