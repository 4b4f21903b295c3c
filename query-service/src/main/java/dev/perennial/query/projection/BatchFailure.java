package dev.perennial.query.projection;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A batch that could not be written. It contains only the kind of failure: the driver quotes whole rows in its
 * messages, this exception gets logged, and logs must not contain hidden cards.
 */
public final class BatchFailure extends RuntimeException {
    private static final int DEEPEST = 8;

    private BatchFailure(String message) {
        super(message);
    }

    public static BatchFailure with(String projection, RuntimeException failure) {
        Deque<String> kinds = new ArrayDeque<>();
        for (Throwable each = failure; each != null && kinds.size() < DEEPEST; each = each.getCause()) {
            String state = each instanceof SQLException sql ? "(" + sql.getSQLState() + ")" : "";
            kinds.add(each.getClass().getSimpleName() + state);
        }
        return new BatchFailure(projection + " could not write a batch: " + String.join(", caused by ", kinds));
    }
}
