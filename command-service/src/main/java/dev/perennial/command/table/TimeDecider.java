package dev.perennial.command.table;

import dev.perennial.contract.table.TableEvent.ForfeitReason;
import dev.perennial.contract.table.TableState;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Judges whose time is up. A deadline that passed in the meantime for nobody changes nothing. */
final class TimeDecider {
    private TimeDecider() {}

    static List<Object> call(TableState table, Instant at, ServerSeed seed) {
        var course = new Course(table, seed);
        var due = due(table, at);
        while (due.isPresent()) {
            course.timeUp(due.get(), at);
            if (hasMissedEnough(course.table(), due.get())) {
                course.forfeit(due.get(), ForfeitReason.ABSENT, at);
            }
            course.playOn(at);
            due = due(course.table(), at);
        }
        return course.events();
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
