package dev.perennial.games.arboretum;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Cell;
import dev.perennial.games.arboretum.model.PlayerArea;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.Tree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Three independent scorers on random grids, crowded ones of few species above all: there paths are long. */
class ScorersAgreeTest {
    private static final int GRIDS = Boolean.getBoolean("perennial.full") ? 100_000 : 2_000;

    @Test
    void onRandomGrids() {
        var random = new Random(11);
        int withPath = 0;
        int doubled = 0;
        for (int i = 0; i < GRIDS; i++) {
            var grid = randomGrid(random);
            var search = new PathSearch(grid);
            var slow = new SlowScorer(grid);
            var program = new PathPoints(grid);
            for (Species species : Species.values()) {
                var best = search.best(0, species);
                assertThat(best).as("%s in %s", species, grid).isEqualTo(slow.best(0, species));
                assertThat(best.points()).as("%s in %s", species, grid).isEqualTo(program.best(species));
                withPath += best.points() > 0 ? 1 : 0;
                doubled += best.points() > best.path().size() + 3 ? 1 : 0;
            }
        }
        assertThat(withPath).isGreaterThan(GRIDS);
        assertThat(doubled).isPositive();
    }

    private static List<Tree> randomGrid(Random random) {
        var species = new ArrayList<>(List.of(Species.values()));
        Collections.shuffle(species, random);
        var cards = new ArrayList<>(Card.allOf(species.subList(0, 3 + random.nextInt(8))));
        Collections.shuffle(cards, random);
        var area = PlayerArea.EMPTY;
        int size = random.nextInt(18);
        boolean compact = random.nextBoolean();
        for (Card card : cards.subList(0, size)) {
            var cells = area.freeCells();
            var cell = cells.get(random.nextInt(cells.size()));
            if (compact) {
                cell = cells.stream()
                        .min((a, b) -> Integer.compare(reach(a), reach(b)))
                        .orElseThrow();
            }
            area = area.withTree(new Tree(card, cell.x(), cell.y()));
        }
        return area.trees();
    }

    private static int reach(Cell cell) {
        return cell.x() * cell.x() + cell.y() * cell.y();
    }
}
