package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionOptions;
import dev.perennial.games.sevolution.model.SEvolutionState;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomGamesTest {
    private static final int GAMES =
            Boolean.getBoolean("perennial.full") ? 500 : Integer.getInteger("perennial.games", 12);

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {2, 3, 4})
    void invariantsHoldAndEverySumIsTheLedgers(int seats) {
        for (int seed = 0; seed < GAMES; seed++) {
            var invariants = new Invariants(seats);
            var ledgers = Stream.generate(SlowLedger::new).limit(seats).toList();
            play(seats, seed, invariants, ledgers, state -> {
                Invariants.checkSites(state);
                for (int seat = 0; seat < seats; seat++) {
                    if (state.phase() == Phase.MANAGEMENT || state.isOver()) {
                        ledgers.get(seat).compare(state.player(seat).civilisation());
                    }
                }
            });
        }
    }

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {2, 3, 4})
    void legalMovesAreExactlyThoseThatAreAccepted(int seats) {
        var moves = EveryMove.list();
        for (int seed = 0; seed < Math.max(2, GAMES / 100); seed++) {
            play(seats, seed, new Invariants(seats), List.of(), state -> {
                for (int seat : GAME.awaited(state)) {
                    var legal = GAME.legalMoves(state, seat).toList();
                    assertThat(legal).doesNotHaveDuplicates().isNotEmpty();
                    assertThat(moves.stream()
                                    .filter(move ->
                                            MoveRules.refusal(state, seat, move).isEmpty()))
                            .containsExactlyInAnyOrderElementsOf(legal);
                }
            });
        }
    }

    private static void play(
            int seats, int seed, Invariants invariants, List<SlowLedger> ledgers, Consumer<SEvolutionState> check) {
        var context = new DecisionContext(Instant.EPOCH, Chance.of(GameSeed.ofHex("%064x".formatted(seed))));
        var random = new Random(seed);
        var setup = new Setup<>(seats, FirstSeat.RANDOM, new SEvolutionOptions());
        var state = follow(null, GAME.start(setup, context), invariants, ledgers);
        check.accept(state);
        while (!state.isOver()) {
            int seat = GAME.awaited(state).iterator().next();
            var legal = GAME.legalMoves(state, seat).toList();
            var move = legal.get(random.nextInt(legal.size()));
            state = follow(state, GAME.decide(state, seat, move, context), invariants, ledgers);
            check.accept(state);
        }
    }

    private static SEvolutionState follow(
            SEvolutionState state,
            Decision<SEvolutionEvent> decision,
            Invariants invariants,
            List<SlowLedger> ledgers) {
        var now = state;
        for (SEvolutionEvent event : ((Decision.Accepted<SEvolutionEvent>) decision).events()) {
            now = GAME.evolve(now, event);
            if (!(event instanceof SEvolutionEvent.GameBegan || event instanceof SEvolutionEvent.PileShuffled)) {
                invariants.after(now, event);
            }
            for (int seat = 0; seat < ledgers.size(); seat++) {
                if (EveryMove.seatOf(event) == seat) {
                    ledgers.get(seat).follow(event);
                }
            }
        }
        return now;
    }
}
