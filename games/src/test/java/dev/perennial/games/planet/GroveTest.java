package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.cell;
import static dev.perennial.games.planet.Positions.cells;
import static dev.perennial.games.planet.Positions.planet;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GroveTest {

    @Test
    void scoresAreThoseOfTheRules() {
        var random = new Random(2);
        for (int i = 0; i < 300; i++) {
            Planet planet = Planet.EMPTY_PLANET;
            int density = random.nextInt(1, 10);
            for (Cell cell : PlanetMap.FERTILE) {
                if (random.nextInt(10) < density) {
                    planet = planet.with(cell, Piece.values()[random.nextInt(5)]);
                }
            }
            Grove grove = Grove.of(planet);
            for (SunSide sun : SunSide.values()) {
                assertThat(grove.sun(sun))
                        .as(planet.code())
                        .isEqualTo(Sunlight.points(planet, Sunlight.lit(planet, sun)));
            }
            assertThat(grove.forest())
                    .as(planet.code())
                    .isEqualTo(Forests.largest(planet).size());
            assertThat(grove.empty()).isEqualTo(Grove.places(planet.emptyCells()));
            assertThat(grove.growable()).isEqualTo(Grove.places(planet.growableCells()));
        }
    }

    @Test
    void changesAreThoseOfThePlanet() {
        Grove grove = Grove.of(planet("c1=s d1=t"));
        assertThat(grove.grow(place("c1")).grow(place("d1"))).isEqualTo(Grove.of(planet("c1=t d1=T")));
        assertThat(grove.grow(place("c1")).grow(place("c1"))).isEqualTo(Grove.of(planet("c1=T d1=t")));
        assertThat(grove.plant(place("h5"))).isEqualTo(Grove.of(planet("c1=s d1=t h5=s")));
        assertThat(grove.withBush(place("a3"))).isEqualTo(Grove.of(planet("c1=s d1=t a3=b")));
        assertThat(grove.withLake(place("f8"))).isEqualTo(Grove.of(planet("c1=s d1=t f8=~")));
    }

    @Test
    void neighboursDoNotWrapRoundTheRim() {
        assertThat(Grove.around(place("h4")) & Grove.places(PlanetMap.FERTILE))
                .isEqualTo(Grove.places(cells("h3 g4 h5")));
        assertThat(Grove.around(place("a5")) & Grove.places(PlanetMap.FERTILE))
                .isEqualTo(Grove.places(cells("a4 b5 a6")));
        assertThat(PlanetMap.FERTILE)
                .allMatch(cell -> Grove.cell(Grove.places(List.of(cell))).equals(cell));
    }

    private static long place(String code) {
        return Grove.places(List.of(cell(code)));
    }
}
