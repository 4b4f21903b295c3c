package dev.perennial.games.planet.board;

import static dev.perennial.games.planet.Positions.cell;
import static dev.perennial.games.planet.Positions.cells;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Planet spec 2.1. */
class PlanetMapTest {

    @Test
    void thePlanetHas52CellsAnd4Cracks() {
        assertThat(PlanetMap.CELLS).hasSize(52).doesNotHaveDuplicates();
        assertThat(PlanetMap.CELLS.stream().filter(PlanetMap::isCrack)).containsExactlyElementsOf(cells("c3 f3 c6 f6"));
        assertThat(PlanetMap.FERTILE).hasSize(48).doesNotContainAnyElementsOf(cells("c3 f3 c6 f6"));
    }

    @ParameterizedTest
    @CsvSource({
        "SNOW, c1 d1 e1 f1 c2 d2 e2 f2",
        "ROCK, b2 a3 b3 d3 a4 b4 c4 d4",
        "MEADOW, g2 e3 g3 h3 e4 f4 g4 h4",
        "SWAMP, a5 b5 c5 d5 a6 b6 d6 b7",
        "FLOWER, e5 f5 g5 h5 e6 g6 h6 g7",
        "GRAIN, c7 d7 e7 f7 c8 d8 e8 f8"
    })
    void everyBiomeHasItsEightCells(Biome biome, String cells) {
        assertThat(cellsOf(biome)).containsExactlyElementsOf(cells(cells));
    }

    @ParameterizedTest
    @EnumSource
    void everyBiomeIsOneConnectedRegion(Biome biome) {
        var reached = new HashSet<>(cellsOf(biome).subList(0, 1));
        boolean grew = true;
        while (grew) {
            grew = cellsOf(biome).stream()
                            .filter(cell -> reached.stream().anyMatch(cell::touches))
                            .filter(reached::add)
                            .count()
                    > 0;
        }
        assertThat(reached).hasSize(8);
    }

    @ParameterizedTest
    @EnumSource
    void everyLineIsAGapFreeRun(SunSide sun) {
        var lines = PlanetMap.lines(sun);
        assertThat(lines).extracting(List::size).containsExactly(4, 6, 8, 8, 8, 8, 6, 4);
        for (var line : lines) {
            for (int i = 1; i < line.size(); i++) {
                assertThat(line.get(i).touches(line.get(i - 1))).isTrue();
            }
        }
        assertThat(lines.stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(PlanetMap.CELLS);
    }

    @Test
    void linesAreReadAwayFromTheSun() {
        assertThat(PlanetMap.lines(SunSide.N).get(2).getFirst()).isEqualTo(cell("c1"));
        assertThat(PlanetMap.lines(SunSide.S).get(2).getFirst()).isEqualTo(cell("c8"));
        assertThat(PlanetMap.lines(SunSide.W).get(2).getFirst()).isEqualTo(cell("a3"));
        assertThat(PlanetMap.lines(SunSide.E).get(2).getFirst()).isEqualTo(cell("h3"));
    }

    @Test
    void theMapIsItsOwnMirrorImageUpToTheNamesOfTheBiomes() {
        assertMirrored(cell -> Cell.at(7 - cell.column(), cell.row()));
        assertMirrored(cell -> Cell.at(cell.column(), 7 - cell.row()));
    }

    @Test
    void rows3And6AndColumnsCAndFHaveTwoCracksEach() {
        for (int line : List.of(2, 5)) {
            assertThat(PlanetMap.lines(SunSide.W).get(line).stream().filter(PlanetMap::isCrack))
                    .hasSize(2);
            assertThat(PlanetMap.lines(SunSide.N).get(line).stream().filter(PlanetMap::isCrack))
                    .hasSize(2);
        }
    }

    @Test
    void neighboursShareAnEdgeAndAreNoCracks() {
        assertThat(PlanetMap.neighbours(cell("b3"))).containsExactlyElementsOf(cells("b2 a3 b4"));
        assertThat(PlanetMap.neighbours(cell("d7"))).containsExactlyElementsOf(cells("d6 c7 e7 d8"));
        assertThat(PlanetMap.neighbours(cell("c3"))).as("a crack").isEmpty();
    }

    @Test
    void cellsOutsideDoNotExist() {
        assertThat(List.of("a1", "b1", "h8", "a2", "i4", "d9", "z9")).noneMatch(code -> PlanetMap.exists(cell(code)));
        assertThat(PlanetMap.isCrack(cell("a1"))).isFalse();
    }

    private static List<Cell> cellsOf(Biome biome) {
        return PlanetMap.FERTILE.stream()
                .filter(cell -> PlanetMap.biome(cell).orElseThrow() == biome)
                .toList();
    }

    private static void assertMirrored(UnaryOperator<Cell> mirror) {
        var names = new HashMap<Biome, Biome>();
        for (Cell cell : PlanetMap.CELLS) {
            assertThat(PlanetMap.exists(mirror.apply(cell))).isTrue();
            assertThat(PlanetMap.isCrack(mirror.apply(cell))).isEqualTo(PlanetMap.isCrack(cell));
            PlanetMap.biome(cell).ifPresent(biome -> {
                Biome mirrored = PlanetMap.biome(mirror.apply(cell)).orElseThrow();
                assertThat(names.putIfAbsent(biome, mirrored)).isIn(null, mirrored);
            });
        }
        assertThat(names.values()).containsExactlyInAnyOrderElementsOf(Arrays.asList(Biome.values()));
    }
}
