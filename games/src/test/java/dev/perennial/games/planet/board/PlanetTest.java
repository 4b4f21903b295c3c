package dev.perennial.games.planet.board;

import static dev.perennial.games.planet.Positions.cell;
import static dev.perennial.games.planet.Positions.cells;
import static dev.perennial.games.planet.Positions.picture;
import static dev.perennial.games.planet.Positions.planet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlanetTest {

    @Test
    void anEmptyPlanetHas48EmptyCells() {
        assertThat(Planet.EMPTY_PLANET.code())
                .isEqualTo("--....--/-......-/..#..#../......../......../..#..#../-......-/--....--");
        assertThat(Planet.EMPTY_PLANET.emptyCells()).hasSize(48);
        assertThat(Planet.EMPTY_PLANET.growableCells()).isEmpty();
    }

    @Test
    void piecesStandWhereTheyWerePut() {
        Planet planet = planet("c1=s d1=t h4=T a5=b f8=~");
        assertThat(planet.code()).isEqualTo("--st..--/-......-/..#..#../.......T/b......./..#..#../-......-/--...~--");
        assertThat(planet.at(cell("h4"))).contains(Piece.LARGE);
        assertThat(planet.at(cell("h5"))).isEmpty();
        assertThat(planet.growableCells()).containsExactlyElementsOf(cells("c1 d1"));
        assertThat(planet.cellsWith(Piece.BUSH)).containsExactly(cell("a5"));
        assertThat(Planet.ofCode(planet.code())).isEqualTo(planet);
    }

    @Test
    void growthIsOneStepPerNaming() {
        assertThat(planet("c1=s d1=t").grow(cells("c1 d1"))).isEqualTo(planet("c1=t d1=T"));
        assertThat(planet("c1=s").grow(cells("c1 c1"))).isEqualTo(planet("c1=T"));
    }

    @Test
    void picturesOfTheVectorsAreRead() {
        assertThat(picture("""
                    a b c d e f g h
                 1  - - . s . . - -
                 6  . . # . . # . T
                """)).isEqualTo(planet("d1=s h6=T"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "--",
                "--....--",
                "--....--/-......-/......../......../......../..#..#../-......-/--....--",
                "s-....--/-......-/..#..#../......../......../..#..#../-......-/--....--",
                "--x...--/-......-/..#..#../......../......../..#..#../-......-/--....--",
                "--#...--/-......-/..#..#../......../......../..#..#../-......-/--....--"
            })
    void otherTextsAreNoPlanets(String text) {
        assertThatThrownBy(() -> Planet.ofCode(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"c3", "f6"})
    void nothingStandsOnACrack(String crack) {
        assertThatThrownBy(() -> Planet.EMPTY_PLANET.with(cell(crack), Piece.BUSH))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aCellHoldsOnePiece() {
        long place = Places.of(cell("c1"));
        assertThatThrownBy(() -> new Planet(place, place, 0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(planet("c1=s").with(cell("c1"), Piece.BUSH)).isEqualTo(planet("c1=b"));
        assertThat(planet("c1=s")).hasToString(planet("c1=s").code());
    }

    @Test
    void cellsAreALetterAndADigit() {
        for (String text : List.of("", "c", "c0", "C1", "c10", "1c", "c1 ")) {
            assertThatThrownBy(() -> Cell.ofCode(text)).as(text).isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(Cell.at(2, 6)).isEqualTo(cell("c7"));
    }
}
