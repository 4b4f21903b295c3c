package dev.perennial.domain.table.decide;

import dev.perennial.domain.table.TableEvent.ForfeitReason;
import dev.perennial.domain.table.TableState;
import java.time.Instant;
import java.util.Optional;

/** Decides whose time is up. A call that comes after the seat has moved changes nothing. */
final class TimeoutDecider {
    private TimeoutDecider() {}

    static void call(TableDraft draft, Instant at) {
        var due = due(draft.state(), at);
        while (due.isPresent()) {
            draft.callTime(due.get(), at);
            if (hasMissedEnough(draft.state(), due.get())) {
                draft.forfeit(due.get(), ForfeitReason.ABSENT, at, null);
            }
            draft.playForfeitedSeats(at);
            due = due(draft.state(), at);
        }
    }

    private static Optional<Integer> due(TableState table, Instant at) {
        return table.awaited().stream()
                .filter(seat ->
                        table.deadline(seat).filter(end -> !end.isAfter(at)).isPresent())
                .findFirst();
    }

    private static boolean hasMissedEnough(TableState table, int number) {
        Integer most = table.terms().missedTurns();
        var seat = table.seat(number);
        return !table.isOver() && most != null && seat.isPlayedByPerson() && seat.missed() >= most;
    }
}
