package dev.perennial.games.arboretum;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.model.ArboretumEvent.HandsRevealed;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.FinalScore;
import dev.perennial.games.arboretum.model.Phase;
import dev.perennial.games.arboretum.model.PlayerArea;
import dev.perennial.games.arboretum.model.SpeciesScore;
import dev.perennial.games.arboretum.model.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Arboretum spec 9 and 5 on random games, and the final scores against the slow scorer. */
class InvariantsTest {
    private static final int GAMES = Boolean.getBoolean("perennial.full") ? 3_000 : 15;

    @ParameterizedTest
    @CsvSource({"2, 17, 33, 17", "3, 22, 42, 14", "4, 26, 51, 13"})
    void holdInRandomGames(int seats, int fewestTurns, int mostTurns, int largestArboretum) {
        for (int seed = 0; seed < GAMES; seed++) {
            var random = new Random(seed);
            var match = Match.started(seats, seed);
            while (!match.isOver()) {
                checkPosition(match.state);
                int seat = match.state.turn().seat();
                var moves = Match.GAME.legalMoves(match.state, seat).toList();
                assertThat(new HashSet<>(moves)).hasSameSizeAs(moves);
                match.play(seat, Match.GAME.notation(moves.get(random.nextInt(moves.size()))));
            }
            checkEveryCardOnce(match.state);
            assertThat(match.state.turn().number()).isBetween(fewestTurns, mostTurns);
            assertThat(match.state.players())
                    .allMatch(player -> player.trees().size() <= largestArboretum)
                    .allMatch(player -> player.hand().size() == 7);
            checkScores(match);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void plantedTreesNeverMove(int seats) {
        var random = new Random(seats);
        var match = Match.started(seats, seats);
        while (!match.isOver()) {
            var before = match.state;
            int seat = before.turn().seat();
            var moves = Match.GAME.legalMoves(before, seat).toList();
            match.play(seat, Match.GAME.notation(moves.get(random.nextInt(moves.size()))));
            for (int each = 0; each < seats; each++) {
                assertThat(match.state.player(each).trees())
                        .containsAll(before.player(each).trees());
            }
        }
        assertThat(match.state.players()).allMatch(player -> player.trees().size() > 1);
    }

    private static void checkPosition(ArboretumState state) {
        checkEveryCardOnce(state);
        var turn = state.turn();
        for (int seat = 0; seat < state.seats(); seat++) {
            var player = state.player(seat);
            boolean moving = seat == turn.seat();
            boolean planted = moving && turn.phase() == Phase.DISCARD;
            assertThat(player.hand()).hasSize(7 + (moving ? turn.drawn() : 0) - (planted ? 1 : 0));
            assertThat(player.trees()).hasSize(turnsCompleted(state, seat) + (planted ? 1 : 0));
            assertThat(isConnected(player.trees())).isTrue();
        }
        assertThat(state.scores()).isEmpty();
        var seen = Visibility.view(state, new Viewer.Spectator());
        assertThat(seen.players()).allMatch(player -> player.hand() == null);
        assertThat(seen.scores()).isEmpty();
        assertThat(seen.result()).isEmpty();
    }

    private static void checkEveryCardOnce(ArboretumState state) {
        var cards = new ArrayList<>(state.deck());
        state.players().forEach(player -> {
            cards.addAll(player.hand());
            cards.addAll(player.discards());
            player.trees().forEach(tree -> cards.add(tree.card()));
        });
        assertThat(cards.stream().sorted().toList()).isEqualTo(Card.allOf(state.species()));
    }

    private static int turnsCompleted(ArboretumState state, int seat) {
        return (int) IntStream.range(0, state.turn().number() - 1)
                .filter(turn -> (state.firstSeat() + turn) % state.seats() == seat)
                .count();
    }

    private static boolean isConnected(List<Tree> trees) {
        if (trees.isEmpty()) {
            return true;
        }
        var reached = new HashSet<Tree>(List.of(trees.getFirst()));
        while (reached.addAll(trees.stream()
                .filter(tree -> reached.stream().anyMatch(other -> tree.cell().touches(other.cell())))
                .toList())) {}
        return reached.size() == trees.size();
    }

    private static void checkScores(Match match) {
        var state = match.state;
        var hands = state.players().stream().map(PlayerArea::hand).toList();
        assertThat(match.events).contains(new HandsRevealed(hands));
        assertThat(state.scores()).extracting(SpeciesScore::species).isEqualTo(state.species());
        assertThat(new ArboretumStatistics().figures(match.events, state))
                .extracting(figures -> figures.get("pathPoints"))
                .isEqualTo(state.result().stream().map(FinalScore::points).toList());
        var slow = state.players().stream()
                .map(player -> new SlowScorer(player.trees()))
                .toList();
        var totals = new int[state.seats()];
        for (SpeciesScore score : state.scores()) {
            assertThat(score.entitled())
                    .isEqualTo(SlowScorer.entitled(hands, score.species()).stream()
                            .map(seat -> slow.get(seat).best(seat, score.species()))
                            .toList());
            score.entitled().forEach(path -> totals[path.seat()] += path.points());
        }
        assertThat(state.result()).extracting(FinalScore::points).containsExactly(boxed(totals));
    }

    private static Integer[] boxed(int[] numbers) {
        return IntStream.of(numbers).boxed().toArray(Integer[]::new);
    }
}
