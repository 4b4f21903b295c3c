package dev.perennial.command.table;

import static dev.perennial.command.table.TableAggregateTest.ANN;
import static dev.perennial.command.table.TableAggregateTest.AT;
import static dev.perennial.command.table.TableAggregateTest.SEED;
import static dev.perennial.command.table.TableAggregateTest.TABLE;
import static dev.perennial.command.table.TableAggregateTest.json;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.command.table.TableCommand.PlayMove;
import dev.perennial.command.table.TableCommand.TakeSeat;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.table.Clock;
import dev.perennial.contract.table.TableEvent;
import dev.perennial.contract.table.TableEvent.TableOpened;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableTerms;
import dev.perennial.games.FirstSeat;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A table of deciders alone, whose seats are taken by ann, p1, p2 and so on. */
final class PlainTable {
    private final List<Object> history = new ArrayList<>();
    private TableState state;

    static OpenTable opening(String game, int seats, String options, Clock clock, TableTerms terms) {
        return new OpenTable(
                TABLE,
                ANN,
                game,
                seats,
                FirstSeat.SEAT1,
                json(options),
                clock,
                List.of(),
                terms,
                null,
                List.of(),
                SEED,
                AT);
    }

    static PlainTable opened(String game, int seats, Clock clock, TableTerms terms) {
        var table = new PlainTable();
        table.happens(OpeningDecider.open(opening(game, seats, "{}", clock, terms)));
        return table;
    }

    static PlainTable started(String game, int seats, Clock clock, TableTerms terms) {
        var table = opened(game, seats, clock, terms);
        for (int seat = 0; seat < seats; seat++) {
            table.sits(player(seat));
        }
        return table;
    }

    static PlayerId player(int seat) {
        return seat == 0 ? ANN : new PlayerId("p" + seat);
    }

    static TableTerms terms(Integer missedTurns, TableTerms.Absence absence) {
        return new TableTerms(
                true,
                TableTerms.Visibility.PUBLIC,
                new Clock.None(),
                true,
                0,
                TableTerms.Start.WHEN_FULL,
                missedTurns,
                absence);
    }

    List<Object> happens(List<Object> events) {
        for (Object event : events) {
            state = state == null ? TableState.opened((TableOpened) event) : state.evolve(event, history.size());
            history.add(event);
        }
        return events;
    }

    void sits(PlayerId player) {
        happens(SeatDecider.sit(now(), new TakeSeat(TABLE, player, null, "", AT), SEED));
    }

    List<Object> timeIsCalled(Instant at) {
        return happens(TimeDecider.call(now(), at, SEED));
    }

    /** The first awaited seat plays the first legal move. */
    List<Object> moves(Instant at) {
        TableState now = now();
        int seat = now.awaited().first();
        return happens(PlayDecider.play(now, move(seat, at), SEED));
    }

    PlayMove move(int seat, Instant at) {
        TableState now = now();
        var move =
                now.game().legalMoves(now.runningPosition(), seat).findFirst().orElseThrow();
        int number = now.seat(seat).nextMove();
        return new PlayMove(TABLE, now.seat(seat).player(), number, "k" + number, GameJson.write(move), at);
    }

    List<Object> events() {
        return List.copyOf(history);
    }

    TableState now() {
        return state;
    }

    Ruling ruling() {
        Ruling last = null;
        for (Object event : history) {
            last = event instanceof TableEvent told ? Ruling.after(last, told) : last;
        }
        return last;
    }

    static void refused(String code, Runnable command) {
        assertThatExceptionOfType(Refused.class).isThrownBy(command::run).withMessage(code);
    }
}
