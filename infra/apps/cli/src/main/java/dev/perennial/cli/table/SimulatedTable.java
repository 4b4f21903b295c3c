package dev.perennial.cli.table;

import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableEvent.GameFinished;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableEvent.PlayStarted;
import dev.perennial.domain.table.TableEvent.SeatTaken;
import dev.perennial.domain.table.TableEvent.SeedRevealed;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableEvent.TimeCalled;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A table without a server: it writes the events of a live one, with the numbers they would have there. */
public final class SimulatedTable {
    private final ServerSeed seed;
    private final List<RecordedEvent> events = new ArrayList<>();
    private TableState table;
    private @Nullable Chance stream;

    private SimulatedTable(ServerSeed seed, TableState table) {
        this.seed = seed;
        this.table = table;
    }

    public static SimulatedTable open(TableOpened opened, ServerSeed seed, Instant at) {
        var table = new SimulatedTable(seed, TableState.opened(opened));
        table.events.add(new RecordedEvent(0, at, opened));
        return table;
    }

    /** The same table, whose game may go on in another way. */
    public SimulatedTable fork() {
        var other = new SimulatedTable(seed, table);
        other.events.addAll(events);
        return other;
    }

    /** The past of another game, with which this one goes on. */
    public List<RecordedEvent> inherit(List<GameEvent> past, Instant at) {
        return past.stream().map(event -> record(event, at)).toList();
    }

    /** Takes a free seat; the last one starts the game. */
    public Decision<RecordedEvent> sit(int seat, PlayerId player, String clientSeed, Instant at) {
        var taken = record(new SeatTaken(table.id(), seat, player, clientSeed), at);
        if (!table.isFull()) {
            return Decision.accepted(List.of(taken));
        }
        if (table.position() != null) {
            return Decision.accepted(List.of(taken, record(new PlayStarted(table.id(), 0, 0), at)));
        }
        var options = GameJson.readOptions(table.game(), table.options()).orElseThrow();
        var setup = new Setup<>(table.seats().size(), table.firstSeat(), options);
        Chance chance = chance();
        return record(
                table.game().start(setup, new DecisionContext(at, chance)),
                at,
                caused -> new PlayStarted(table.id(), caused, chance.position()));
    }

    public Decision<RecordedEvent> move(int seat, GameMove move, Instant at) {
        int number = table.seat(seat).nextMade();
        var written = GameJson.document(move);
        Chance chance = chance();
        return record(
                table.game().decide(table.runningPosition(), seat, move, new DecisionContext(at, chance)),
                at,
                caused -> new MoveMade(table.id(), seat, number, null, written, caused, chance.position(), at));
    }

    public Decision<RecordedEvent> timeUp(int seat, Instant at) {
        Chance chance = chance();
        return record(
                table.game().timeUp(table.runningPosition(), seat, new DecisionContext(at, chance)),
                at,
                caused -> new TimeCalled(table.id(), seat, caused, chance.position(), at));
    }

    public TableState state() {
        return table;
    }

    public boolean isOver() {
        return table.status() == TableStatus.FINISHED;
    }

    /** All events so far, as a live table would have stored them. */
    public List<RecordedEvent> events() {
        return List.copyOf(events);
    }

    public GameHistory history() {
        return GameHistory.of(events);
    }

    /** Knows the event that caused others once their number is known. */
    private interface Causing {
        TableEvent with(int caused);
    }

    private Decision<RecordedEvent> record(Decision<GameEvent> decision, Instant at, Causing cause) {
        return switch (decision) {
            case Decision.Refused<GameEvent>(var refusal) -> new Decision.Refused<>(refusal);
            case Decision.Accepted<GameEvent>(var decided, var _) -> {
                var caused = withEnding(decided);
                var recorded = new ArrayList<RecordedEvent>();
                recorded.add(record(cause.with(caused.size()), at));
                caused.forEach(event -> recorded.add(record(event, at)));
                yield Decision.accepted(recorded);
            }
        };
    }

    private List<Object> withEnding(List<GameEvent> decided) {
        var all = new ArrayList<Object>(decided);
        var game = table.game();
        game.result(game.fold(table.position(), decided)).ifPresent(result -> {
            var players = table.seats().stream()
                    .map(Objects::requireNonNull)
                    .map(SeatState::player)
                    .toList();
            all.add(new GameFinished(table.id(), table.gameId(), players, result));
            all.add(new SeedRevealed(table.id(), seed.hex()));
        });
        return all;
    }

    private RecordedEvent record(Object event, Instant at) {
        var recorded = new RecordedEvent(events.size(), at, event);
        events.add(recorded);
        table = event instanceof TableEvent ofTable
                ? table.evolve(ofTable, recorded.sequence())
                : table.evolve((GameEvent) event);
        return recorded;
    }

    /** Where the table's last event left the stream; a refused decision may have drawn from it in vain. */
    private Chance chance() {
        if (stream == null || stream.position() != table.chance()) {
            var gameSeed = seed.gameSeed(table.clientSeeds(), table.id().code());
            stream = Chance.of(gameSeed, table.chance());
        }
        return stream;
    }
}
