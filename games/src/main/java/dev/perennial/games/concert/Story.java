package dev.perennial.games.concert;

import dev.perennial.games.Decision;
import java.util.ArrayList;
import java.util.List;

/** The events of one decision as they come about: each is folded at once, so that the next one builds on it. */
final class Story {
    private final List<ConcertEvent> events = new ArrayList<>();
    private ConcertState state;

    Story(ConcertState state) {
        this.state = state;
    }

    void tell(ConcertEvent event) {
        events.add(event);
        state = Evolution.evolve(state, event);
    }

    ConcertState state() {
        return state;
    }

    Decision<ConcertEvent> decision() {
        return Decision.accepted(events);
    }
}
