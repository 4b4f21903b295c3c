package dev.perennial.games.concert;

import java.time.Instant;
import java.util.Optional;

/** Clockwise, without those whose hand is empty (concert spec 5 and 9). */
final class TurnOrder {
    private TurnOrder() {}

    static void begin(Story story, int seat, Instant at) {
        var glass = story.state().hourglass().atStartOfTurn(at);
        story.tell(new ConcertEvent.TurnStarted(seat, glass.glassEnd(), glass.deadline()));
    }

    static void end(Story story, int seat, Hourglass glass, Instant at) {
        story.tell(new ConcertEvent.TurnEnded(seat, glass.glassEnd()));
        next(story.state(), seat).ifPresentOrElse(next -> begin(story, next, at), () -> Finale.play(story));
    }

    /** The player himself comes last: alone with cards he takes turn after turn. */
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
