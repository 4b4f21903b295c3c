package dev.perennial.eventstore.command;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.messaging.unitofwork.DefaultUnitOfWork;
import org.axonframework.modelling.command.Repository;

/**
 * Reads the present state of an aggregate. Changes nothing and sends no command.
 *
 * @param state of a loaded aggregate
 * @param evolve the state after one more event
 */
public record AggregateReader<A, S>(
        Repository<A> aggregates,
        EventStore events,
        Function<A, S> state,
        BiFunction<S, DomainEventMessage<?>, S> evolve) {
    private record Version<S>(S state, long sequence) {}

    /** Fails with an {@code AggregateNotFoundException} if there is no such aggregate. */
    public S read(String id) {
        var cached = cached(id);
        S latest = cached.state();
        // Another node may have stored more events since this one cached the aggregate.
        var newer = events.readEvents(id, cached.sequence() + 1);
        while (newer.hasNext()) {
            latest = evolve.apply(latest, newer.next());
        }
        return latest;
    }

    /** The unit of work holds the aggregate's lock only while the state is taken from the cache. */
    private Version<S> cached(String id) {
        var result = DefaultUnitOfWork.startAndGet(null).executeWithResult(() -> {
            var aggregate = aggregates.load(id);
            return new Version<>(aggregate.invoke(state), aggregate.version());
        });
        if (result.isExceptional()) {
            throw result.exceptionResult() instanceof RuntimeException failure
                    ? failure
                    : new IllegalStateException(result.exceptionResult());
        }
        return result.getPayload();
    }
}
