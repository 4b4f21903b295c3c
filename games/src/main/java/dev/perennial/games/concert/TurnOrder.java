package dev.perennial.games.concert;

import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.Hourglass;
import java.time.Instant;
import java.util.Optional;

/** Clockwise, without those whose hand is empty (concert spec 5 and 9). */
final class TurnOrder {
    private TurnOrder() {}

    static void begin(ConcertDraft draft, int seat, Instant at) {
        var glass = draft.state().hourglass().atStartOfTurn(at);
        draft.add(new ConcertEvent.TurnStarted(seat, glass.glassEnd(), glass.deadline()));
    }

    static void end(ConcertDraft draft, int seat, Hourglass glass, Instant at) {
        draft.add(new ConcertEvent.TurnEnded(seat, glass.glassEnd()));
        next(draft.state(), seat).ifPresentOrElse(next -> begin(draft, next, at), () -> Finale.play(draft));
    }

    /** The player comes last: alone with cards they take turn after turn. */
    static Optional<Integer> next(ConcertState state, int seat) {
        for (int step = 1; step <= state.seats(); step++) {
            int candidate = (seat + step) % state.seats();
            if (!state.promoter(candidate).hand().isEmpty()) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }
}
