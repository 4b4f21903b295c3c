package dev.perennial.games.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.perennial.games.Result;
import dev.perennial.games.Result.SeatResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class WinChancesTest {
    private static final WinChances TOGETHER = new WinChances(10, OptionalInt.empty());
    private static final WinChances ALONE = new WinChances(10, OptionalInt.of(171));

    @Test
    void aLeadOfTheScaleIsNearlyThreeGamesInFour() {
        assertThat(TOGETHER.of(new double[] {40, 30})).containsExactly(new double[] {0.731, 0.269}, within(0.001));
        assertThat(TOGETHER.of(new double[] {30, 30, 30}))
                .containsExactly(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, within(1e-9));
        assertThat(TOGETHER.of(new double[] {9_000, -9_000})).containsExactly(1, 0);
    }

    @Test
    void aSinglePlayerIsAtTheBorderHalfAPointBelowTheTarget() {
        assertThat(ALONE.of(new double[] {170.5})).containsExactly(new double[] {0.5}, within(1e-9));
        assertThat(ALONE.of(new double[] {180.5})).containsExactly(new double[] {0.731}, within(0.001));
    }

    @Test
    void aResultIsCertainAndASharedFirstPlaceCountsInParts() {
        assertThat(TOGETHER.of(result(2, 1))).containsExactly(0, 1);
        assertThat(TOGETHER.of(result(1, 3, 1))).containsExactly(0.5, 0, 0.5);
        assertThat(ALONE.of(new Result(List.of(new SeatResult(0, 170, 1, Map.of())))))
                .containsExactly(0);
        assertThat(ALONE.of(new Result(List.of(new SeatResult(0, 171, 1, Map.of())))))
                .containsExactly(1);
    }

    @Test
    void theScaleFallsEvenly() {
        var scale = new Scale(20, 4);
        assertThat(scale.at(0)).isEqualTo(20);
        assertThat(scale.at(0.5)).isEqualTo(12);
        assertThat(scale.at(1)).isEqualTo(4);
    }

    private static Result result(int... places) {
        var seats = new ArrayList<SeatResult>();
        for (int seat = 0; seat < places.length; seat++) {
            seats.add(new SeatResult(seat, 0, places[seat], Map.of()));
        }
        return new Result(seats);
    }
}
