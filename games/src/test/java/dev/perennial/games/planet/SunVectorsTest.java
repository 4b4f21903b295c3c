package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.action;
import static dev.perennial.games.planet.Positions.at;
import static dev.perennial.games.planet.Positions.cell;
import static dev.perennial.games.planet.Positions.cells;
import static dev.perennial.games.planet.Positions.picture;
import static dev.perennial.games.planet.Positions.planet;
import static dev.perennial.games.planet.Positions.withPlanet;
import static dev.perennial.games.planet.Positions.withScores;
import static dev.perennial.games.planet.Positions.zone;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.perennial.games.planet.board.Calendar;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Forests;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.PlanetMap;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.SunSide;
import dev.perennial.games.planet.board.Sunlight;
import dev.perennial.games.planet.model.PlanetEvent.ForestScored;
import dev.perennial.games.planet.model.PlanetEvent.SeasonChanged;
import dev.perennial.games.planet.model.PlanetEvent.SunScored;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Planet spec 9. */
class SunVectorsTest {
    private static final Planet FOUR_DIRECTIONS = picture("""
                a b c d e f g h
             1  - - . . . . - -
             2  - . . . t . . -
             3  . . # . . # . .
             4  . . T t T . t .
             5  . . . t . . . .
             6  . . # T . # . .
             7  - t b T . . . -
             8  - - . . . . - -
            """);

    @ParameterizedTest
    @DisplayName("PV-V19 pairs, sun W")
    @CsvSource({
        "d4=t e4=t, d4, 1",
        "d4=t e4=T, d4 e4, 3",
        "d4=T e4=t, d4, 2",
        "d4=T e4=T, d4, 2",
        "d4=T f4=T, d4, 2",
        "d4=T f4=t, d4, 2",
        "d4=T g4=t, d4 g4, 3",
        "d4=t f4=t, d4 f4, 2"
    })
    void pairs(String pieces, String lit, int points) {
        assertSun(planet(pieces), SunSide.W, lit, points);
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("PV-V20 to PV-V24, the rulebook's rows A to E, sun W")
    @CsvSource({
        "PV-V20, a4=t b4=T c4=t d4=t f4=t, a4 b4 f4, 4",
        "PV-V21, b2=t c2=t d2=b e2=t, b2 e2, 2",
        "PV-V22, a5=T b5=T c5=t d5=T, a5, 2",
        "PV-V23, b3=t d3=t e3=T g3=t, b3 d3 e3, 4",
        "PV-V24, b7=~ c7=t d7=s e7=T f7=T g7=t, c7 e7, 3"
    })
    void rowsOfTheRulebook(String vector, String pieces, String lit, int points) {
        assertThat(vector).startsWith("PV-");
        assertSun(planet(pieces), SunSide.W, lit, points);
    }

    @Test
    @DisplayName("PV-V25 all five rows on one planet")
    void allFiveRowsOnOnePlanet() {
        Planet planet = picture("""
                    a b c d e f g h
                 1  - - . . . . - -
                 2  - t t b t . . -
                 3  . t # t T # t .
                 4  t T t t . t . .
                 5  T T t T . . . .
                 6  . . # . . # . .
                 7  - ~ t s T T t -
                 8  - - . . . . - -
                """);
        assertThat(points(planet, SunSide.W)).isEqualTo(15);
        assertThat(points(planet, SunSide.N)).isEqualTo(22);
        assertThat(points(planet, SunSide.E)).isEqualTo(15);
        assertThat(points(planet, SunSide.S)).isEqualTo(18);
        assertThat(Forests.largest(planet))
                .containsExactlyInAnyOrderElementsOf(cells("a4 a5 b2 b3 b4 b5 c2 c4 c5 d2 d3 d4 d5 e2 e3"));
        assertThat(SlowScores.forests(planet)).extracting(Set::size).containsExactlyInAnyOrder(15, 3, 1, 1, 1);
    }

    @ParameterizedTest
    @DisplayName("PV-V26 four directions")
    @CsvSource({"N, d5 d7, 10", "E, d4 c4 b7, 9", "S, d6 d5 d4 e2, 8", "W, d4 e4 g4, 9"})
    void fourDirections(SunSide sun, String unlit, int points) {
        var lit = Sunlight.lit(FOUR_DIRECTIONS, sun);
        assertThat(Sunlight.points(FOUR_DIRECTIONS, lit)).isEqualTo(points);
        assertThat(PlanetMap.FERTILE)
                .filteredOn(
                        cell -> FOUR_DIRECTIONS.at(cell).filter(Piece::isTree).isPresent())
                .filteredOn(cell -> !lit.contains(cell))
                .containsExactlyInAnyOrderElementsOf(cells(unlit));
    }

    @Test
    @DisplayName("PV-V26 season end in SPRING")
    void springEndsWithSunAndForest() {
        assertThat(Forests.largest(FOUR_DIRECTIONS))
                .containsExactlyInAnyOrderElementsOf(cells("c4 d4 e4 d5 d6 d7 c7 b7"));
        var cards = List.of("SNOW-SPROUT", "SNOW-SMALL", "SNOW-LARGE", "SNOW-BUSH", "SNOW-LAKE");
        var others = List.of("ROCK-SPROUT", "ROCK-SMALL", "ROCK-LARGE", "ROCK-BUSH", "ROCK-LAKE");
        var state = at(withPlanet(action("SNOW-SPROUT", "ROCK-SPROUT"), 0, FOUR_DIRECTIONS), Season.SPRING, 5);
        for (int i : IntStream.range(1, 5).toArray()) {
            state = state.withPlayer(0, player -> player.withPicked(Card.ofCode(cards.get(i))))
                    .withPlayer(1, player -> player.withPicked(Card.ofCode(others.get(i))));
        }
        state = withScores(state, 3, 0).withZone(zone("GRAIN-BUSH"));
        var table = TestTable.at(state).timeUp(0).timeUp(1);

        assertThat(table.player(0).scores().total()).isEqualTo(21);
        assertThat(table.player(0).scores().sun()).containsExactly(10);
        assertThat(table.player(0).scores().forest()).containsExactly(8);
        assertThat(table.events(SunScored.class))
                .extracting(SunScored::seat, SunScored::sun, SunScored::points, SunScored::score)
                .containsExactly(tuple(0, SunSide.N, 10, 13), tuple(1, SunSide.N, 0, 0));
        assertThat(table.events(ForestScored.class).getFirst().score()).isEqualTo(21);
        assertThat(table.state().calendar()).isEqualTo(new Calendar(SunSide.N, Season.SUMMER, 1));
        assertThat(table.state().calendar().sun()).isEqualTo(SunSide.E);
        assertThat(table.events(SeasonChanged.class).getFirst().discarded())
                .extracting(Card::code)
                .containsExactlyElementsOf(
                        Stream.concat(cards.stream(), others.stream()).toList());
        assertThat(table.state().discard()).hasSize(10);
        assertThat(table.player(0).seasonCards()).isEmpty();
        assertThat(table.state().zone()).isEqualTo(zone("GRAIN-BUSH"));
    }

    @Test
    void shadowsFallAwayFromTheSunOnly() {
        Planet column = planet("d3=T d5=t");
        assertThat(Sunlight.lit(column, SunSide.N)).containsExactly(cell("d3"));
        assertThat(Sunlight.lit(column, SunSide.S)).containsExactly(cell("d5"), cell("d3"));
        assertThat(Sunlight.lit(column, SunSide.E)).hasSize(2);
    }

    private static void assertSun(Planet planet, SunSide sun, String lit, int points) {
        assertThat(Sunlight.lit(planet, sun)).containsExactlyElementsOf(cells(lit));
        assertThat(points(planet, sun)).isEqualTo(points);
    }

    private static int points(Planet planet, SunSide sun) {
        return Sunlight.points(planet, Sunlight.lit(planet, sun));
    }
}
