package dev.perennial.tournament;

import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentState;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.messaging.unitofwork.DefaultUnitOfWork;
import org.axonframework.modelling.command.Repository;
import org.springframework.stereotype.Component;

/** Reads the present state of a tournament. Changes nothing and sends no command. */
@Component
public class TournamentReader {
    private record Version(TournamentState state, long sequence) {}

    private final Repository<TournamentAggregate> tournaments;
    private final EventStore events;

    TournamentReader(Repository<TournamentAggregate> tournaments, EventStore events) {
        this.tournaments = tournaments;
        this.events = events;
    }

    /** Fails with an {@code AggregateNotFoundException} if there is no such tournament. */
    public TournamentState read(TournamentId id) {
        var cached = cached(id);
        var state = cached.state();
        // Another node may have stored more events since this one cached the tournament.
        var newer = events.readEvents(id.code(), cached.sequence() + 1);
        while (newer.hasNext()) {
            state = state.evolve((TournamentEvent) newer.next().getPayload());
        }
        return state;
    }

    /** The unit of work holds the tournament's lock only while the state is taken from the cache. */
    private Version cached(TournamentId id) {
        var result = DefaultUnitOfWork.startAndGet(null).executeWithResult(() -> {
            var tournament = tournaments.load(id.code());
            return new Version(tournament.invoke(TournamentAggregate::state), tournament.version());
        });
        if (result.isExceptional()) {
            throw result.exceptionResult() instanceof RuntimeException failure
                    ? failure
                    : new IllegalStateException(result.exceptionResult());
        }
        return result.getPayload();
    }
}
