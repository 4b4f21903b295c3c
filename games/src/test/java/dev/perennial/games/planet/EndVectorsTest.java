package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.action;
import static dev.perennial.games.planet.Positions.at;
import static dev.perennial.games.planet.Positions.card;
import static dev.perennial.games.planet.Positions.draft;
import static dev.perennial.games.planet.Positions.picture;
import static dev.perennial.games.planet.Positions.planet;
import static dev.perennial.games.planet.Positions.withPlanet;
import static dev.perennial.games.planet.Positions.withScores;
import static dev.perennial.games.planet.Positions.zone;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.FirstSeat;
import dev.perennial.games.Result.SeatResult;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Calendar;
import dev.perennial.games.planet.board.Harvest;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.SunSide;
import dev.perennial.games.planet.board.Zone;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent.DisplayLaid;
import dev.perennial.games.planet.model.PlanetEvent.FertilityScored;
import dev.perennial.games.planet.model.PlanetEvent.RoundEnded;
import dev.perennial.games.planet.model.PlanetEvent.SeasonChanged;
import dev.perennial.games.planet.model.PlanetEvent.SunScored;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Standing;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Planet spec 8.3 and 11. */
class EndVectorsTest {
    private static final Zone ZONE =
            zone("FLOWER-SMALL FLOWER-LARGE GRAIN-BUSH GRAIN-LAKE ROCK-LAKE MEADOW-SPROUT SWAMP-SMALL" + " SNOW-LAKE")
                    .turnDown(Biome.SNOW, card("SNOW-LAKE"))
                    .add(Biome.SNOW, card("SNOW-BUD"));
    private static final Planet PLANET = picture("""
                a b c d e f g h
             1  - - T . . b - -
             2  - . . . . . . -
             3  . s # . . # . .
             4  t . . . T . . T
             5  . T . . T T T T
             6  . . # . . # . .
             7  - . . T . . t -
             8  - - t ~ . . - -
            """);

    @Test
    @DisplayName("PV-V29 rulebook example, 29 points")
    void fertilityTimesLargeTrees() {
        assertThat(SeasonScoring.harvests(PLANET, ZONE))
                .containsExactly(
                        new Harvest(Biome.SNOW, 0, 1, 0),
                        new Harvest(Biome.FLOWER, 5, 4, 20),
                        new Harvest(Biome.SWAMP, 0, 1, 0),
                        new Harvest(Biome.GRAIN, 5, 1, 5),
                        new Harvest(Biome.ROCK, 3, 0, 0),
                        new Harvest(Biome.MEADOW, 2, 2, 4));
        var table = lastTurn(0, 0, 0).timeUp(0).timeUp(1);
        var scored = table.events(FertilityScored.class).getFirst();
        assertThat(scored.points()).isEqualTo(29);
        assertThat(table.player(0).scores().fertility())
                .isEqualTo(Map.of(
                        Biome.SNOW,
                        0,
                        Biome.FLOWER,
                        20,
                        Biome.SWAMP,
                        0,
                        Biome.GRAIN,
                        5,
                        Biome.ROCK,
                        0,
                        Biome.MEADOW,
                        4));
    }

    @ParameterizedTest
    @DisplayName("PV-V30 ties")
    @CsvSource({"2, 2 1 0 3", "3, 1 2 0 3"})
    void tiesGoToTheSeatNearestTheMarker(int marker, String ranking) {
        var standings = Ranking.of(List.of(150, 162, 162, 140), marker, 4);
        assertThat(standings).extracting(Standing::seat).containsExactly(0, 1, 2, 3);
        assertThat(standings.stream()
                        .sorted(Comparator.comparing(Standing::place))
                        .map(standing -> String.valueOf(standing.seat())))
                .containsExactly(ranking.split(" "));
    }

    @Test
    void amongEqualsTheMarkerDecidesClockwise() {
        assertThat(Ranking.of(List.of(150, 150, 150, 150), 1, 4))
                .extracting(Standing::place)
                .containsExactly(4, 1, 2, 3);
    }

    @Test
    @DisplayName("PV-V31 last season")
    void winterEndsTheGameWithoutASeasonStep() {
        var table = lastTurn(10, 20, 1).timeUp(0).timeUp(1);
        PlanetState over = table.state();
        assertThat(over.phase()).isEqualTo(Phase.GAME_OVER);
        assertThat(table.events(SunScored.class)).allMatch(scored -> scored.sun() == SunSide.W);
        assertThat(table.events(SeasonChanged.class)).isEmpty();
        assertThat(table.events(DisplayLaid.class)).isEmpty();
        assertThat(over.calendar()).isEqualTo(new Calendar(SunSide.N, Season.WINTER, 2));
        assertThat(over.discard()).isEmpty();
        assertThat(over.player(0).seasonCards()).isNotEmpty();
        int sun = SlowScores.sun(PLANET, 'W');
        int forest = SlowScores.largestForest(PLANET);
        assertThat(over.player(0).scores().total()).isEqualTo(10 + sun + forest + 29);
        assertThat(over.player(1).scores().total()).isEqualTo(20);
        assertThat(TestTable.GAME.result(over).orElseThrow().seats())
                .containsExactly(
                        new SeatResult(0, 10 + sun + forest + 29, 1, Map.of("fromMarker", 1)),
                        new SeatResult(1, 20, 2, Map.of("fromMarker", 0)));
    }

    @ParameterizedTest
    @DisplayName("PV-V31 exactly 14 rounds")
    @ValueSource(ints = {1, 2, 3, 4})
    void aGameHas14Rounds(int seats) {
        var table = TestTable.started(seats, FirstSeat.SEAT1, 11);
        while (table.state().phase() != Phase.GAME_OVER) {
            table.timeUp(TestTable.GAME.awaited(table.state()).iterator().next());
        }
        assertThat(table.events(RoundEnded.class)).hasSize(14);
        assertThat(table.events(DisplayLaid.class))
                .extracting(DisplayLaid::season)
                .filteredOn(Season.SUMMER::equals)
                .hasSize(4);
        assertThat(table.events(SeasonChanged.class)).hasSize(3);
        assertThat(table.player(0).scores().sun()).hasSize(4);
        assertThat(TestTable.GAME.awaited(table.state())).isEmpty();
    }

    @Test
    void withoutLargeTreesTheEndBringsNothing() {
        assertThat(SeasonScoring.harvests(planet("c1=t d1=s e1=b f1=~"), ZONE))
                .allMatch(harvest -> harvest.points() == 0 && harvest.largeTrees() == 0);
    }

    /** Two players in the last turn of the year; the first has the example's planet. */
    private static TestTable lastTurn(int score0, int score1, int nextStartSeat) {
        var state = at(action("SNOW-SPROUT", "ROCK-SPROUT"), Season.WINTER, 2);
        state = withScores(withPlanet(state, 0, PLANET), score0, score1).withZone(ZONE);
        return TestTable.at(state.withDraft(draft(2, 0, "").draft().withMarkerAt(nextStartSeat)));
    }
}
