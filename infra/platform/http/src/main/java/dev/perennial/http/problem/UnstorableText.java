package dev.perennial.http.problem;

import java.sql.SQLException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A text with a zero in it, or with half a character: the database refuses it, wherever it came from. */
final class UnstorableText {
    /** PostgreSQL's: a character not in its repertoire, and one that JSON cannot hold. */
    private static final Set<String> STATES = Set.of("22021", "22P05");

    private UnstorableText() {}

    static boolean isCause(Throwable failure) {
        for (@Nullable Throwable each = failure; each != null; each = each.getCause()) {
            if (each instanceof SQLException sql && STATES.contains(String.valueOf(sql.getSQLState()))) {
                return true;
            }
        }
        return false;
    }
}
