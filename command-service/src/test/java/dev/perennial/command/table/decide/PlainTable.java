package dev.perennial.command.table.decide;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.command.OpeningCommand.OpenTable;
import dev.perennial.domain.table.command.TableCommand;
import dev.perennial.domain.table.command.TableCommand.CallTime;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.command.TableCommand.Resign;
import dev.perennial.domain.table.command.TableCommand.TakeSeat;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.domain.table.decide.Ruling;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A table of deciders alone, whose seats are taken by ann, p1, p2 and so on. */
public final class PlainTable {
    public static final TableId TABLE = new TableId("t-1");
    public static final PlayerId ANN = new PlayerId("ann");
    public static final PlayerId BEN = new PlayerId("ben");
    public static final PlayerId EVE = new PlayerId("eve");
    public static final Instant AT = Instant.parse("2026-01-01T12:00:00Z");
    public static final ServerSeed SEED = ServerSeed.ofHex("0".repeat(63) + "1");
    public static final PlainDecider DECIDER = new PlainDecider();

    private final List<Object> history = new ArrayList<>();
    private TableState state;

    public static OpenTable opening(String game, int seats, String options, Clock clock, TableTerms terms) {
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
        table.happens(DECIDER.open(opening(game, seats, "{}", clock, terms)));
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

    /** What the command would lead to. */
    List<Object> decide(TableCommand command) {
        return DECIDER.decide(now(), history.size() - 1L, ruling(), command, SEED);
    }

    void sits(PlayerId player) {
        happens(decide(new TakeSeat(TABLE, player, null, "", AT)));
    }

    List<Object> resigns(PlayerId player) {
        return happens(decide(new Resign(TABLE, player, AT)));
    }

    List<Object> timeIsCalled(Instant at) {
        return happens(decide(new CallTime(TABLE, 0, at)));
    }

    /** The first awaited seat plays the first legal move. */
    List<Object> moves(Instant at) {
        TableState now = now();
        int seat = now.awaited().first();
        return happens(decide(move(seat, at)));
    }

    PlayMove move(int seat, Instant at) {
        TableState now = now();
        var move =
                now.game().legalMoves(now.runningPosition(), seat).findFirst().orElseThrow();
        int number = now.seat(seat).nextMove();
        return new PlayMove(TABLE, now.seat(seat).player(), number, "k" + number, GameJson.document(move), at);
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
        assertThatExceptionOfType(TableRefused.class).isThrownBy(command::run).withMessage(code);
    }

    public static Document json(String text) {
        return GameJson.document(Json.mapper().readTree(text));
    }
}
