package dev.perennial.games.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.analysis.TurningPoint.Kind;
import dev.perennial.games.arboretum.model.ArboretumMove;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurningPointTest {

    private static MoveAnalysis move(int step, int seat, double chance, double loss) {
        var chances = seat == 0 ? List.of(chance, 1 - chance) : List.of(1 - chance, chance);
        var other = new OtherMove(new ArboretumMove.DrawFromDeck(), "+deck", chances, List.of(0.0, 0.0), loss);
        return new MoveAnalysis(
                step,
                seat,
                new ArboretumMove.DrawFromDeck(),
                "+deck",
                chances,
                List.of(0.0, 0.0),
                loss,
                loss >= 0.05,
                List.of(other));
    }

    @Test
    void areTheThreeCostliestMovesInTheOrderOfTheGame() {
        var moves = List.of(
                move(0, 0, 0.5, 0.03),
                move(1, 1, 0.5, 0.2),
                move(2, 0, 0.4, 0.11),
                move(3, 1, 0.3, 0.04),
                move(4, 0, 0.7, 0));
        assertThat(TurningPoint.of(moves)).extracting(TurningPoint::step).containsExactly(1, 2, 3);
        assertThat(TurningPoint.of(moves).get(1)).isEqualTo(new TurningPoint(2, 0, Kind.COST, 0.51, 0.4));
    }

    @Test
    void withoutCostlyMovesAreTheGreatestChangesOfFortune() {
        var moves = List.of(
                move(0, 0, 0.5, 0), move(1, 1, 0.5, 0), move(2, 0, 0.75, 0), move(3, 1, 0.25, 0), move(4, 0, 0.76, 0));
        assertThat(TurningPoint.of(moves))
                .containsExactly(
                        new TurningPoint(2, 0, Kind.ROSE, 0.5, 0.75), new TurningPoint(3, 1, Kind.FELL, 0.5, 0.25));
    }

    @Test
    void accuracyFallsWithTheMeanLoss() {
        var moves = List.of(move(0, 0, 0.5, 0.1), move(1, 0, 0.5, 0), move(2, 1, 0.5, 0));
        assertThat(SeatAnalysis.of(0, moves)).isEqualTo(new SeatAnalysis(0, 2, 1, 81.9, 0.1));
        assertThat(SeatAnalysis.of(1, moves)).isEqualTo(new SeatAnalysis(1, 1, 0, 100, 0));
    }
}
