package dev.perennial.games.concert;

import dev.perennial.games.Decision;
import dev.perennial.games.Draft;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertState;

/** The events and state of one move in progress. */
final class ConcertDraft extends Draft<ConcertState, ConcertEvent> {
    ConcertDraft(ConcertState state) {
        super(state, Evolution::evolve);
    }

    Decision<ConcertEvent> decision() {
        return Decision.accepted(this);
    }
}
