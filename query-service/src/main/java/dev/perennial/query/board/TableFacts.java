package dev.perennial.query.board;

import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.SeatClock;
import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableState;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The public facts of a table apart from its game. */
final class TableFacts {
    private static final double MILLIS = 1_000.0;

    private TableFacts() {}

    static TableView.Table of(TableState table) {
        return new TableView.Table(
                table.id(),
                table.gameId(),
                table.rulesVersion(),
                table.status(),
                table.firstSeat(),
                table.options(),
                table.owner(),
                IntStream.range(0, table.seats().size())
                        .mapToObj(number -> seat(number, table.seats().get(number)))
                        .toList(),
                table.commitment(),
                table.terms(),
                table.tournament(),
                table.opening().rematchOf(),
                table.rematch(),
                table.ending(),
                table.serverSeed(),
                table.commentary().commentators(),
                table.opening().origin());
    }

    private static TableView.Seat seat(int number, @Nullable SeatState seat) {
        return seat == null
                ? new TableView.Seat(number, null, null, 0, null, 0, false, false)
                : new TableView.Seat(
                        number,
                        seat.player(),
                        seat.clientSeed(),
                        seat.moves().size(),
                        seat.bot(),
                        seat.missed(),
                        seat.isForfeited(),
                        seat.agreesToVoid());
    }

    static List<TableView.SeatTime> clocks(TableState table) {
        var clocks = table.clocks();
        if (clocks.clock() instanceof Clock.None) {
            return List.of();
        }
        return IntStream.range(0, clocks.seats().size())
                .mapToObj(number -> time(table, number, clocks.seats().get(number)))
                .toList();
    }

    private static TableView.SeatTime time(TableState table, int number, SeatClock clock) {
        return new TableView.SeatTime(
                number,
                clock.bank().toMillis() / MILLIS,
                clock.since(),
                table.deadline(number).orElse(null));
    }
}
