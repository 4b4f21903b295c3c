package dev.perennial.tournament;

import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.eventstore.command.AggregateReader;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.modelling.command.Repository;
import org.springframework.stereotype.Component;

/** Reads the present state of a tournament. Changes nothing and sends no command. */
@Component
public class TournamentReader {
    private final AggregateReader<TournamentAggregate, TournamentState> tournaments;

    TournamentReader(Repository<TournamentAggregate> tournaments, EventStore events) {
        this.tournaments = new AggregateReader<>(
                tournaments,
                events,
                TournamentAggregate::state,
                (state, event) -> state.evolve((TournamentEvent) event.getPayload()));
    }

    /** Fails with an {@code AggregateNotFoundException} if there is no such tournament. */
    public TournamentState read(TournamentId id) {
        return tournaments.read(id.code());
    }
}
