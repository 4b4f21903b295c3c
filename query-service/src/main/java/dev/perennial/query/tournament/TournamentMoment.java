package dev.perennial.query.tournament;

import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.contract.tournament.TournamentState;
import java.time.Instant;

/** A tournament as it was after one of its events. */
record TournamentMoment(TournamentState state, long sequence, Instant createdAt) {

    static TournamentMoment of(TournamentCreated created, Instant at) {
        return new TournamentMoment(TournamentState.created(created), 0, at);
    }

    TournamentMoment after(TournamentEvent event, long number) {
        return new TournamentMoment(state.evolve(event), number, createdAt);
    }
}
