package dev.perennial.eventstore.command;

import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.commandhandling.gateway.RetryScheduler;
import org.axonframework.common.jdbc.PersistenceExceptionResolver;
import org.axonframework.modelling.command.ConcurrencyException;

/** Retries a command when two nodes decided on the same aggregate at once: the loser reloads it and decides again. */
final class ConflictRetries implements RetryScheduler, PersistenceExceptionResolver, AutoCloseable {
    private static final String UNIQUE_VIOLATION = "23505";
    private static final int MOST_RETRIES = 5;
    private static final long PAUSE_MILLIS = 5;

    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("conflict-retry").factory());

    /** The driver reports a taken sequence number as a unique violation. */
    @Override
    public boolean isDuplicateKeyViolation(Exception exception) {
        for (Throwable t = exception; t != null; t = t.getCause()) {
            if (t instanceof SQLException sql && UNIQUE_VIOLATION.equals(sql.getSQLState())) {
                return true;
            }
        }
        return false;
    }

    @Override
    @SuppressWarnings({"rawtypes", "FutureReturnValueIgnored"
    }) // raw as in the interface; the retry completes the callback
    public boolean scheduleRetry(
            CommandMessage command,
            RuntimeException failure,
            List<Class<? extends Throwable>[]> failures,
            Runnable again) {
        if (!(failure instanceof ConcurrencyException) || failures.size() > MOST_RETRIES) {
            return false;
        }
        timer.schedule(() -> Thread.startVirtualThread(again), PAUSE_MILLIS * failures.size(), TimeUnit.MILLISECONDS);
        return true;
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
