package dev.perennial.bench;

import dev.perennial.games.Bots;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.GameMove;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.Arboretum;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Tables of four just before their last move. They were played with sense: random gardens have hardly a path. */
@State(Scope.Benchmark)
public class FullTables {
    private static final int TABLES = 25;
    private static final int SEATS = 4;
    private static final Arboretum RULES = new Arboretum();

    /** A position, and the move that ends the game. */
    record Table(ArboretumState state, int seat, ArboretumMove move, DecisionContext context) {
        Decision<ArboretumEvent> lastMove() {
            return RULES.decide(state, seat, move, context);
        }
    }

    private final List<Table> tables = new ArrayList<>();

    @org.openjdk.jmh.annotations.Setup(Level.Trial)
    public void play() {
        for (int number = 0; number < TABLES; number++) {
            tables.add(table(Chance.of(GameSeed.ofHex("%064x".formatted(number)))));
        }
    }

    List<Table> all() {
        return tables;
    }

    private static Table table(Chance chance) {
        var context = new DecisionContext(Instant.EPOCH, chance);
        var bot = Bots.byName(RULES.id(), "greedy").orElseThrow();
        var start = RULES.start(new Setup<>(SEATS, FirstSeat.RANDOM, RULES.defaultOptions()), context);
        var state = RULES.fold(null, events(start));
        while (true) {
            var position = state;
            int seat = RULES.awaited(position).iterator().next();
            Supplier<Stream<GameMove>> legal =
                    () -> RULES.legalMoves(position, seat).map(GameMove.class::cast);
            var view = RULES.view(position, new Viewer.Seat(seat));
            var move = (ArboretumMove) bot.choose(view, seat, legal, chance);
            state = RULES.fold(position, events(RULES.decide(position, seat, move, context)));
            if (RULES.result(state).isPresent()) {
                return new Table(position, seat, move, context);
            }
        }
    }

    private static List<ArboretumEvent> events(Decision<ArboretumEvent> decision) {
        return ((Decision.Accepted<ArboretumEvent>) decision).events();
    }
}
