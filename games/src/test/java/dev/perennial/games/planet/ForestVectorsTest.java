package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.cell;
import static dev.perennial.games.planet.Positions.cells;
import static dev.perennial.games.planet.Positions.picture;
import static dev.perennial.games.planet.Positions.planet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.planet.board.Forests;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Planet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Planet spec 10. */
class ForestVectorsTest {
    private static final Planet RULEBOOK = picture("""
                a b c d e f g h
             1  - - t . t . - -
             2  - . t s T . . -
             3  . . # . . # . .
             4  . t t T . t T .
             5  . . . b . . . .
             6  . . # t . # . .
             7  - . . . . . . -
             8  - - . . . . - -
            """);

    @Test
    @DisplayName("PV-V27 rulebook example")
    void theLargestForestCounts() {
        assertForests(RULEBOOK, 2, 2, 2, 5);
        assertThat(Forests.largest(RULEBOOK)).containsExactlyElementsOf(cells("b4 c4 d4 d5 d6"));

        Planet joined = RULEBOOK.with(cell("e4"), Piece.BUSH);
        assertForests(joined, 2, 2, 8);
        Planet grown = RULEBOOK.grow(cells("d2"));
        assertForests(grown, 5, 5, 2);
        Planet both = joined.grow(cells("d2"));
        assertForests(both, 8, 5);
        assertForests(both.with(cell("e3"), Piece.BUSH), 14);
        assertForests(both.with(cell("e3"), Piece.SMALL), 14);
    }

    @Test
    @DisplayName("PV-V28 what does not connect")
    void lakesSproutsAndCracksSeparate() {
        assertForests(planet("a4=t b4=T c4=~ d4=t e4=b f4=s g4=t"), 2, 2, 1);
        assertForests(planet("b3=t d3=t c2=t c4=t"), 1, 1, 1, 1);
        assertForests(planet(""));
        assertForests(planet("c1=s d1=~"));
    }

    @Test
    void bushesAloneAreAForestToo() {
        assertForests(planet("c1=b d1=b f8=b"), 2, 1);
    }

    @Test
    void diagonalNeighboursAreNotConnected() {
        assertForests(planet("c1=t d2=t"), 1, 1);
    }

    private static void assertForests(Planet planet, Integer... sizes) {
        assertThat(SlowScores.forests(planet)).extracting(Set::size).containsExactlyInAnyOrder(sizes);
        int largest = 0;
        for (int size : sizes) {
            largest = Math.max(largest, size);
        }
        assertThat(Forests.largest(planet)).hasSize(largest);
    }
}
