package dev.perennial.query.tournament;

import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentState;
import java.time.Instant;

/**
 * A tournament as it was after one of its events.
 *
 * @param ranked as it was when the standings it shows were made; not every result makes new ones
 */
public record TournamentMoment(TournamentState state, TournamentState ranked, long sequence, Instant createdAt) {

    static TournamentMoment of(TournamentCreated created, Instant at) {
        var state = TournamentState.created(created);
        return new TournamentMoment(state, state, 0, at);
    }

    TournamentMoment after(TournamentEvent event, long number) {
        var next = state.evolve(event);
        return new TournamentMoment(next, event instanceof StandingsPublished ? next : ranked, number, createdAt);
    }
}
