package dev.perennial.domain.table.decide;

import dev.perennial.domain.table.TableEvent.ForfeitReason;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.TableCommand.CallTime;
import java.time.Instant;
import java.util.Optional;

/**
 * Decides whose time is up. A call that comes after the seat has moved changes nothing. A plan of the seat is played
 * first; the game's own rule acts if there is none, or if time is up even after it.
 */
final class TimeoutDecider {
    private TimeoutDecider() {}

    static void call(TableDraft draft, CallTime command) {
        Instant at = command.at();
        var due = due(draft.state(), at);
        while (due.isPresent()) {
            int seat = due.get();
            PlanDecider.play(draft, seat, at, command.plans());
            if (isDue(draft.state(), seat, at)) {
                draft.callTime(seat, at);
                if (hasMissedEnough(draft.state(), seat)) {
                    draft.forfeit(seat, ForfeitReason.ABSENT, at, null);
                }
                draft.playForfeitedSeats(at);
            }
            due = due(draft.state(), at);
        }
    }

    private static Optional<Integer> due(TableState table, Instant at) {
        return table.awaited().stream().filter(seat -> isDue(table, seat, at)).findFirst();
    }

    private static boolean isDue(TableState table, int seat, Instant at) {
        return table.deadline(seat).filter(end -> !end.isAfter(at)).isPresent();
    }

    private static boolean hasMissedEnough(TableState table, int number) {
        Integer most = table.terms().missedTurns();
        var seat = table.seat(number);
        return !table.isOver() && most != null && seat.isPlayedByPerson() && seat.missed() >= most;
    }
}
