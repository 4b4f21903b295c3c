package dev.perennial.cli.simulate;

import dev.perennial.domain.table.TableId;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.chance.ServerSeed;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Everything that is random in a simulation, made from its seed text and the number of the game. */
record Derivation(String text, int number) {
    private static final int SHORT = 16;

    ServerSeed serverSeed() {
        return ServerSeed.of(sha256(text + "|" + number));
    }

    String clientSeed(int seat) {
        return hex("client-" + seat).substring(0, SHORT);
    }

    TableId table() {
        return new TableId("sim-" + hex("table").substring(0, SHORT));
    }

    /** Dice for all that the rules do not roll: bots, thinking times, time-outs. */
    Chance dice(String whose) {
        return Chance.of(GameSeed.ofHex(hex(whose)));
    }

    private String hex(String purpose) {
        return HexFormat.of().formatHex(sha256(text + "|" + number + "|" + purpose));
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is missing", e);
        }
    }
}
