package dev.perennial.query.intake;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A batch that could not be written. Says what kind of failure it was and no more: the driver quotes whole rows in its
 * messages, whoever catches this logs it, and logs are no place for hidden cards.
 */
final class Trouble extends RuntimeException {
    private static final int DEEPEST = 8;

    private Trouble(String message) {
        super(message);
    }

    static Trouble with(String projection, RuntimeException failure) {
        Deque<String> kinds = new ArrayDeque<>();
        for (Throwable each = failure; each != null && kinds.size() < DEEPEST; each = each.getCause()) {
            String state = each instanceof SQLException sql ? "(" + sql.getSQLState() + ")" : "";
            kinds.add(each.getClass().getSimpleName() + state);
        }
        return new Trouble(projection + " could not write a batch: " + String.join(", caused by ", kinds));
    }
}
