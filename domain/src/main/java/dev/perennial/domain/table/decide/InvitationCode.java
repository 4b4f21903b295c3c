package dev.perennial.domain.table.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.games.chance.ServerSeed;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The secret in the link to a table that needs an invitation. Nobody can guess it while the seed is secret. */
public final class InvitationCode {
    private static final int DIGITS = 32;

    private InvitationCode() {}

    /** The colon keeps it apart from the dice of any game. */
    public static String of(TableId table, ServerSeed seed) {
        return seed.gameSeed(List.of("invitation:"), table.code()).hex().substring(0, DIGITS);
    }

    /** Only the owner may give it away, and only while there are seats to take. */
    public static String shownTo(PlayerId player, TableState table, ServerSeed seed) {
        TableChecks.requireOwner(table, player);
        TableChecks.requireOpen(table);
        return of(table.id(), seed);
    }

    static boolean fits(@Nullable String code, TableId table, ServerSeed seed) {
        return code != null
                && MessageDigest.isEqual(
                        code.getBytes(StandardCharsets.UTF_8), of(table, seed).getBytes(StandardCharsets.UTF_8));
    }
}
