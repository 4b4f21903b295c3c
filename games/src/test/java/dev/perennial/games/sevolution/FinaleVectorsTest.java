package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.Scene.BLUE;
import static dev.perennial.games.sevolution.Scene.GREEN;
import static dev.perennial.games.sevolution.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Result;
import dev.perennial.games.sevolution.component.ColourSet;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.model.SEvolutionEvent.DiscoveriesScored;
import dev.perennial.games.sevolution.model.Standing;
import dev.perennial.games.sevolution.model.Trick;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section F of the worked vectors. */
class FinaleVectorsTest {

    private static DiscoveriesScored scoredBy(int seats, String faceUp) {
        return Scene.seats(seats)
                .round(6, RED)
                .faceUp(RED, faceUp)
                .action(RED)
                .happened(DiscoveriesScored.class)
                .getFirst();
    }

    @ParameterizedTest(name = "SE-E1: {1} points for {0}")
    @CsvSource({
        "Y-D1, 1",
        "Y-D1 B-D2, 3",
        "Y-D1 B-D2 G-D3, 6",
        "Y-D1 B-D2 G-D3 R-D4, 10",
        "Y-D1 B-D2 G-D3 R-D4 R-D5, 15",
        "Y-D1 B-D2 G-D3 R-D4 R-D5 R-D6, 21"
    })
    void bonusTable(String faceUp, int points) {
        var scored = scoredBy(4, faceUp);
        assertThat(scored.points()).isEqualTo(points);
        assertThat(scored.sets()).containsExactly(new ColourSet(PlayerColour.RED, faceUp.split(" ").length, points));
    }

    @Test
    @DisplayName("SE-E2: each colour counts for itself, and only face up")
    void coloursCountApart() {
        // RED x3, GREEN x2, BLUE x1
        assertThat(scoredBy(4, "R-D1 Y-D2 Y-D3 R-D4 R-D5 R-D6").points()).isEqualTo(10);
        // two of each of three colours
        assertThat(scoredBy(4, "R-D1 R-D2 Y-D3 G-D4 R-D5 R-D6").points()).isEqualTo(9);
        // the other five lie face down
        assertThat(scoredBy(4, "R-D4").points()).isEqualTo(1);
        assertThat(scoredBy(4, "").points()).isZero();
    }

    @Test
    @DisplayName("SE-E3: six of one colour are possible with four players")
    void sixOfAColour() {
        assertThat(scoredBy(4, "Y-D1 B-D2 G-D3 R-D4 R-D5 R-D6").score()).isEqualTo(21);
    }

    @Test
    @DisplayName("SE-E4: equal scores are ranked by Age, then population")
    void tieByAgeAndPopulation() {
        var table = Scene.seats(3)
                .round(6, RED)
                .people(RED, "V/3")
                .people(GREEN, "V/4")
                .people(BLUE, "IV/6")
                .score(RED, 41)
                .score(GREEN, 41)
                .score(BLUE, 41)
                .state()
                .withTrick(Trick.begun(5, RED, List.of()).withPickOrder(List.of(), List.of(), RED));
        assertThat(Finale.standings(table)).extracting(Standing::seat).containsExactly(GREEN, RED, BLUE);
        assertThat(Finale.standings(table)).extracting(Standing::place).containsExactly(1, 2, 3);
    }

    @Test
    @DisplayName("SE-E4: then by turn order from the starter of the last Action phase")
    void tieByTurnOrder() {
        // Two needs of three met and the third paid in part: V/3 stays V/3 and gets 6 points.
        var table = Scene.seats(3)
                .round(6, RED)
                .people(RED, "V/3")
                .people(GREEN, "V/3")
                .people(BLUE, "I/2")
                .stock(RED, "(3,3,1)")
                .stock(GREEN, "(3,3,1)")
                .score(RED, 35)
                .score(GREEN, 35)
                .score(BLUE, 30)
                .action(BLUE);
        assertThat(table.phase()).isEqualTo(Phase.GAME_OVER);
        assertThat(table.state().standings())
                .containsExactly(
                        new Standing(RED, 1, 41, 5, 3, 1),
                        new Standing(GREEN, 2, 41, 5, 3, 2),
                        new Standing(BLUE, 3, 30, 1, 2, 0));
        assertThat(TestTable.GAME.result(table.state()).orElseThrow().seats())
                .containsExactly(
                        new Result.SeatResult(RED, 41, 1, Map.of("age", 5, "population", 3, "turnOrder", 2)),
                        new Result.SeatResult(GREEN, 41, 2, Map.of("age", 5, "population", 3, "turnOrder", 1)),
                        new Result.SeatResult(BLUE, 30, 3, Map.of("age", 1, "population", 2, "turnOrder", 3)));
        assertThat(TestTable.GAME.awaited(table.state())).isEmpty();
    }

    @Test
    @DisplayName("SE-E5: the score goes on past the end of the printed track")
    void scorePastFifty() {
        var table = Scene.seats(2)
                .people(RED, "V/4")
                .stock(RED, "(4,4,1)")
                .score(RED, 48)
                .action(RED);
        assertThat(table.player(RED).civilisation().score()).isEqualTo(56);
    }
}
