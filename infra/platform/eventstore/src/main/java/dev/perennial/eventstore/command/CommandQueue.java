package dev.perennial.eventstore.command;

import dev.perennial.messaging.ReadSideLag;
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
 * Lets commands in by the order in which they came, so many at a time. Virtual threads set no bound by themselves: all
 * would crowd the pool of connections, which is no fair queue, and leave the compiler no processor time.
 */
final class CommandQueue implements MessageHandlerInterceptor<CommandMessage<?>> {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Semaphore places;
    private final ReadSideLag lag;

    CommandQueue(int atOnce, ReadSideLag lag) {
        this.lag = lag;
        places = new Semaphore(atOnce, true);
    }

    @Override
    public @Nullable Object handle(UnitOfWork<? extends CommandMessage<?>> work, InterceptorChain chain)
            throws Exception {
        // A command sent by a running command must not wait behind others.
        if (work.parent().isEmpty()) {
            lag.giveWay();
            if (!places.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new SQLTransientConnectionException("command queue is full");
            }
            work.onCleanup(_ -> places.release());
        }
        return chain.proceed();
    }
}
