package dev.perennial.command.table;

import dev.perennial.contract.table.TableId;
import dev.perennial.games.chance.ServerSeed;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The secret in the link to a table that is not for everybody. Nobody can guess it while the seed is secret. */
final class Invitations {
    private static final int DIGITS = 32;

    private Invitations() {}

    /** The colon keeps it apart from the dice of any game. */
    static String code(TableId table, ServerSeed seed) {
        return seed.gameSeed(List.of("invitation:"), table.code()).hex().substring(0, DIGITS);
    }

    static boolean fits(@Nullable String code, TableId table, ServerSeed seed) {
        return code != null
                && MessageDigest.isEqual(
                        code.getBytes(StandardCharsets.UTF_8), code(table, seed).getBytes(StandardCharsets.UTF_8));
    }
}
