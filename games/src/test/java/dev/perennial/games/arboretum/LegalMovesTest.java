package dev.perennial.games.arboretum;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumMove.Discard;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDeck;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDiscard;
import dev.perennial.games.arboretum.model.ArboretumMove.Plant;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Cell;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.Tree;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The other direction of the law: what is not listed is refused. */
class LegalMovesTest {

    @Test
    void everythingAcceptedIsListed() {
        var random = new Random(5);
        var match = Match.started(3, 5);
        while (!match.isOver()) {
            int seat = match.state.turn().seat();
            var listed = Match.GAME.legalMoves(match.state, seat).toList();
            assertThat(acceptedMoves(match.state, seat)).isEqualTo(Set.copyOf(listed));
            match.play(seat, Match.GAME.notation(listed.get(random.nextInt(listed.size()))));
        }
    }

    @Test
    void firstPlantingIsListedOnceThoughAnyCellIsAccepted() {
        var match = Match.started(2, 5).play(0, "draw deck", "draw deck");
        assertThat(Match.GAME.legalMoves(match.state, 0))
                .hasSize(9)
                .allMatch(move -> move instanceof Plant plant && plant.cell().equals(Cell.ORIGIN));
    }

    private static Set<ArboretumMove> acceptedMoves(ArboretumState state, int seat) {
        return candidates(state.player(seat).trees())
                .filter(move -> MoveRules.decide(state, seat, move) instanceof Decision.Accepted)
                .collect(Collectors.toSet());
    }

    private static Stream<ArboretumMove> candidates(List<Tree> trees) {
        var cards = Card.allOf(List.of(Species.values()));
        Stream<ArboretumMove> draws = Stream.concat(
                Stream.of(new DrawFromDeck()), IntStream.rangeClosed(-1, 4).mapToObj(DrawFromDiscard::new));
        Stream<ArboretumMove> plantings =
                cards.stream().flatMap(card -> cells(trees).map(cell -> new Plant(card, cell.x(), cell.y())));
        return Stream.concat(draws, Stream.concat(plantings, cards.stream().map(Discard::new)));
    }

    /** Every cell of the grid and two rows around it; of an empty grid the one that is listed. */
    private static Stream<Cell> cells(List<Tree> trees) {
        if (trees.isEmpty()) {
            return Stream.of(Cell.ORIGIN);
        }
        var xs = trees.stream().mapToInt(Tree::x).summaryStatistics();
        var ys = trees.stream().mapToInt(Tree::y).summaryStatistics();
        return IntStream.rangeClosed(xs.getMin() - 2, xs.getMax() + 2)
                .boxed()
                .flatMap(x ->
                        IntStream.rangeClosed(ys.getMin() - 2, ys.getMax() + 2).mapToObj(y -> new Cell(x, y)));
    }
}
