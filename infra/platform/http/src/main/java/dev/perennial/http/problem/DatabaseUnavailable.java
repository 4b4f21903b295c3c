package dev.perennial.http.problem;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Recognises that the database is unreachable or out of connections: that passes, and the client may retry. */
final class DatabaseUnavailable {
    /** The class of all states that speak of the connection. */
    private static final String CONNECTION = "08";

    /** PostgreSQL's: too many connections, and a server that stops, has crashed or is only starting. */
    private static final Set<String> STATES = Set.of("53300", "57P01", "57P02", "57P03");

    private DatabaseUnavailable() {}

    static boolean isCause(Throwable failure) {
        for (@Nullable Throwable each = failure; each != null; each = each.getCause()) {
            if (each instanceof SQLTransientConnectionException
                    || each instanceof SQLNonTransientConnectionException
                    || (each instanceof SQLException sql && tellsOfIt(String.valueOf(sql.getSQLState())))) {
                return true;
            }
        }
        return false;
    }

    private static boolean tellsOfIt(String state) {
        return state.startsWith(CONNECTION) || STATES.contains(state);
    }
}
