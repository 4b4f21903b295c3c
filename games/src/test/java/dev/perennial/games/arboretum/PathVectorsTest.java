package dev.perennial.games.arboretum;

import static dev.perennial.games.arboretum.Given.grid;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.Tree;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathVectorsTest {

    @Test
    void av10LeasArboretum() {
        var lea = grid("O1 O2 O4 O5", "R2 C4 J3 W6", ".. R7 .. J8");
        assertBest(lea, 'O', 9, "O1-O2-O4-O5");
        assertBest(lea, 'J', 7, "J3-O4-O5-W6-J8");
        assertBest(lea, 'R', 3, "R2-C4-R7");
        assertBest(lea, 'M', 0, "");
        assertBest(lea, 'C', 0, "");
        assertBest(lea, 'W', 0, "");
    }

    @Test
    void av11PerfectPath() {
        assertBest(grid("W1 W2 W3", "W8 .. W4", "W7 W6 W5"), 'W', 19, "W1-W2-W3-W4-W5-W6-W7-W8");
    }

    @ParameterizedTest
    @CsvSource({
        "D2 D5 D6, 3, D2-D5-D6",
        "D2 D3 D5 D6, 8, D2-D3-D5-D6",
        "D2 D3 M4 D6, 4, D2-D3-M4-D6",
        "D6 D5 D3 D2, 8, D2-D3-D5-D6",
        "D1 D4 D6 D8, 11, D1-D4-D6-D8"
    })
    void av12SingleSpecies(String row, int points, String path) {
        assertBest(grid(row), 'D', points, path);
    }

    @ParameterizedTest
    @CsvSource({
        "J1 J8, J, 5, J1-J8",
        "J4 J5, J, 2, J4-J5",
        "J8, J, 0, ''",
        "J1 C3, J, 0, ''",
        "J3 C3 J5, J, 0, ''",
        "J8 C5 J2, J, 5, J2-C5-J8",
        "C2 O1 C5, C, 0, ''",
        "J3 C2 / C1 J5, J, 0, ''"
    })
    void av13ShortestPathsAndNonPaths(String rows, char species, int points, String path) {
        assertBest(grid(rows.split("/")), species, points, path);
    }

    @Test
    void av14TheBestPathIsNotTheLongest() {
        assertBest(grid("O2 O3 O4 O5", "C3 .. .. ..", "S4 D5 R6 O7"), 'O', 8, "O2-O3-O4-O5");
    }

    @Test
    void av15DetourThatIsCheaperAndDetourThatPays() {
        assertBest(grid("C1 C2 C3 D4", ".. .. C6 C5"), 'C', 9, "C1-C2-C3-C6");
        assertBest(grid("C1 C2 C3 C4", ".. .. .. D5", ".. C8 W7 M6"), 'C', 11, "C1-C2-C3-C4-D5-M6-W7-C8");
    }

    @Test
    void av16OneCardInPathsOfTwoSpecies() {
        var cross = grid(".. J2 ..", "C1 M4 C6", ".. J7 ..");
        assertBest(cross, 'C', 4, "C1-M4-C6");
        assertBest(cross, 'J', 3, "J2-M4-J7");
    }

    @Test
    void av17Snake() {
        var snake = grid("D2 H3 S4", "M7 J6 C5", "D8 .. ..");
        assertBest(snake, 'D', 9, "D2-H3-S4-C5-J6-M7-D8");
        for (char other : "SCHJMORTW".toCharArray()) {
            assertBest(snake, other, 0, "");
        }
    }

    @Test
    void av18TwoCompetingPaths() {
        var garden = grid("S2 S4 S5 S7", "S1 D3 D4 D6", ".. .. .. S8");
        assertBest(garden, 'S', 11, "S1-S2-S4-S5-S7");
        assertBest(garden, 'D', 3, "D3-D4-D6");
    }

    /** Arboretum spec 9.2. */
    @Test
    void ofEquallyGoodPathsTheShortestIsShown() {
        assertBest(grid("J2 C3 M4 H5 J6", ".. .. .. .. ..", "J1 O3 D4 J7 .."), 'J', 5, "J1-O3-D4-J7");
    }

    /** Arboretum spec 9.2: cells compare by y, then by x, from the lowest card on. */
    @Test
    void thenTheOneWithTheSmallestListOfCells() {
        assertBest(grid("J1 C2", "M2 J3"), 'J', 4, "J1-C2-J3");
        assertBest(grid("J3 C2", "M2 J1"), 'J', 4, "J1-C2-J3");
        assertBest(grid(".. .. J2 J5", "J3 J4 .. .."), 'J', 2, "J2-J5");
        assertBest(grid("J4 J3 .. J2 J5"), 'J', 2, "J3-J4");
    }

    private static void assertBest(List<Tree> grid, char species, int points, String path) {
        var best = new PathSearch(grid).best(0, Species.ofLetter(species));
        assertThat(best.points()).isEqualTo(points);
        assertThat(text(best.path())).isEqualTo(path);
    }

    private static String text(List<Tree> path) {
        return path.stream().map(tree -> tree.card().code()).collect(Collectors.joining("-"));
    }
}
