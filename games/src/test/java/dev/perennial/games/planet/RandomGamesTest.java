package dev.perennial.games.planet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Forests;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.PlanetMap;
import dev.perennial.games.planet.board.SunSide;
import dev.perennial.games.planet.board.Sunlight;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetEvent.GameScored;
import dev.perennial.games.planet.model.PlanetEvent.RoundEnded;
import dev.perennial.games.planet.model.PlanetOptions;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Scores;
import dev.perennial.games.planet.model.Standing;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomGamesTest {
    private static final int GAMES =
            Boolean.getBoolean("perennial.full") ? 200 : Integer.getInteger("perennial.games", 8);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void everyPositionKeepsTheInvariants(int seats) {
        for (int seed = 0; seed < GAMES; seed++) {
            var table = started(seats, seed);
            var player = new RandomPlayer(seed);
            while (table.state().phase() != Phase.GAME_OVER) {
                int seat = player.seat(table.state());
                int seen = table.events().size();
                PlanetState before = table.state();
                table.play(seat, player.move(before, seat));
                for (PlanetEvent event :
                        table.events().subList(seen, table.events().size())) {
                    PlanetState after = TestTable.GAME.evolve(before, event);
                    Invariants.checkStep(before, event, after);
                    before = after;
                }
                Invariants.checkPosition(table.state());
            }
            assertThat(table.events(RoundEnded.class)).hasSize(14);
            checkPlaces(table);
            checkFigures(table);
        }
    }

    /** Dense planets of all pieces, which no game reaches so soon. */
    @Test
    void sunAndForestAgreeWithTheSlowScoresOnRandomPlanets() {
        var random = new Random(1);
        var scores = new HashSet<Integer>();
        for (int i = 0; i < (GAMES > 100 ? 20_000 : 300); i++) {
            Planet planet = Planet.EMPTY_PLANET;
            int density = random.nextInt(1, 10);
            for (Cell cell : PlanetMap.FERTILE) {
                if (random.nextInt(10) < density) {
                    planet = planet.with(cell, Piece.values()[random.nextInt(5)]);
                }
            }
            for (SunSide sun : SunSide.values()) {
                int points = Sunlight.points(planet, Sunlight.lit(planet, sun));
                assertThat(points)
                        .as(planet.code())
                        .isEqualTo(SlowScores.sun(planet, sun.name().charAt(0)));
                scores.add(points);
            }
            assertThat(Forests.largest(planet)).as(planet.code()).hasSize(SlowScores.largestForest(planet));
        }
        assertThat(scores).as("many different results").hasSizeGreaterThan(20);
    }

    private static TestTable started(int seats, int seed) {
        var sun = List.of(SunSide.values()).get(seed % 4);
        var first = seed % 3 == 0 ? FirstSeat.SEAT1 : FirstSeat.RANDOM;
        return TestTable.started(new Setup<>(seats, first, new PlanetOptions(sun)), seed);
    }

    private static void checkFigures(TestTable table) {
        var figures = new PlanetStatistics().figures(table.events(), table.state());
        for (int seat = 0; seat < figures.size(); seat++) {
            Scores scores = table.state().player(seat).scores();
            assertThat(Stream.of("sunPoints", "forestPoints", "fertilityPoints", "budPoints")
                            .mapToInt(figures.get(seat)::get)
                            .sum())
                    .isEqualTo(scores.total() - scores.start());
        }
    }

    private static void checkPlaces(TestTable table) {
        var scored = table.events(GameScored.class).getFirst();
        assertThat(scored.title() == null).isEqualTo(table.state().players().size() > 1);
        for (Standing better : scored.standings()) {
            for (Standing worse : scored.standings()) {
                if (better.place() < worse.place()) {
                    assertThat(better.score()).isGreaterThanOrEqualTo(worse.score());
                    if (better.score() == worse.score()) {
                        assertThat(better.fromMarker()).isLessThan(worse.fromMarker());
                    }
                }
            }
        }
    }
}
