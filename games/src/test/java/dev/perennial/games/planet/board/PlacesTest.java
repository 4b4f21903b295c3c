package dev.perennial.games.planet.board;

import static dev.perennial.games.planet.Positions.cell;
import static dev.perennial.games.planet.Positions.cells;
import static dev.perennial.games.planet.Positions.planet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PlacesTest {

    @Test
    void placesAreCellsInReadingOrder() {
        assertThat(Places.cells(Places.of(cells("h5 c1 d1")))).containsExactlyElementsOf(cells("c1 d1 h5"));
        assertThat(Places.cells(0)).isEmpty();
        assertThat(PlanetMap.FERTILE)
                .allMatch(cell -> Places.first(Places.of(cell)).equals(cell));
        assertThat(Places.cells(PlanetMap.FERTILE_PLACES)).isEqualTo(PlanetMap.FERTILE);
    }

    @Test
    void neighboursDoNotWrapRoundTheRim() {
        assertThat(PlanetMap.neighbours(cell("h4"))).containsExactlyElementsOf(cells("h3 g4 h5"));
        assertThat(PlanetMap.neighbours(cell("a5"))).containsExactlyElementsOf(cells("a4 b5 a6"));
        for (Cell cell : PlanetMap.FERTILE) {
            var touching = PlanetMap.FERTILE.stream().filter(cell::touches).toList();
            assertThat(PlanetMap.neighbours(cell)).isEqualTo(touching);
        }
    }

    @Test
    void aStepGoesAwayFromTheSun() {
        assertThat(Places.step(place("d4"), SunSide.N)).isEqualTo(place("d5"));
        assertThat(Places.step(place("d4"), SunSide.S)).isEqualTo(place("d3"));
        assertThat(Places.step(place("d4"), SunSide.W)).isEqualTo(place("e4"));
        assertThat(Places.step(place("d4"), SunSide.E)).isEqualTo(place("c4"));
        assertThat(Places.step(place("h4"), SunSide.W)).isZero();
        assertThat(Places.step(place("a4"), SunSide.E)).isZero();
    }

    @Test
    void everyPlaceGrowsByItself() {
        Planet planet = planet("c1=s d1=t");
        assertThat(planet.grow(place("c1")).grow(place("d1"))).isEqualTo(planet("c1=t d1=T"));
        assertThat(planet.grow(place("c1")).grow(place("c1"))).isEqualTo(planet("c1=T d1=t"));
        assertThat(planet.with(place("h5"), Piece.SPROUT)).isEqualTo(planet("c1=s d1=t h5=s"));
        assertThatThrownBy(() -> planet.grow(cells("e1"))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyBiomeHasItsPlaces() {
        long all = 0;
        for (Kind kind : Kind.values()) {
            if (kind != Kind.WILD) {
                assertThat(Places.cells(kind.places()))
                        .allMatch(cell -> kind.covers(PlanetMap.biome(cell).orElseThrow()))
                        .hasSize(8);
                all |= kind.places();
            }
        }
        assertThat(all).isEqualTo(Kind.WILD.places()).isEqualTo(PlanetMap.FERTILE_PLACES);
    }

    private static long place(String code) {
        return Places.of(cell(code));
    }
}
