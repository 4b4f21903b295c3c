package dev.perennial.eventstore.command;

import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.messaging.InterceptorChain;
import org.axonframework.messaging.MessageHandlerInterceptor;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.jspecify.annotations.Nullable;

/**
 * Lets commands in by the order in which they came, a few more at a time than there are connections to the database.
 * Virtual threads set no bound by themselves: all would crowd the pool of connections, which is no fair queue.
 */
final class CommandQueue implements MessageHandlerInterceptor<CommandMessage<?>> {
    /** Some of those inside wait for their aggregate and need no connection meanwhile. */
    private static final int PER_CONNECTION = 2;

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Semaphore places;

    CommandQueue(int connections) {
        places = new Semaphore(PER_CONNECTION * connections, true);
    }

    @Override
    public @Nullable Object handle(UnitOfWork<? extends CommandMessage<?>> work, InterceptorChain chain)
            throws Exception {
        // A command sent by a running command must not wait behind others.
        if (work.parent().isEmpty()) {
            if (!places.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new SQLTransientConnectionException("command queue is full");
            }
            work.onCleanup(_ -> places.release());
        }
        return chain.proceed();
    }
}
