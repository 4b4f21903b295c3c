package dev.perennial.domain.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Result;
import dev.perennial.games.Result.SeatResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlacesTest {

    @Test
    void whoLeftComesLastWhateverHeScoredAndTheOthersCloseUp() {
        assertThat(places(Places.withForfeits(played(2, 1, 2, 4), List.of(1)))).containsExactly(1, 4, 1, 3);
        assertThat(places(Places.withForfeits(played(1, 2, 3, 4), List.of(2, 0))))
                .containsExactly(3, 1, 4, 2);
        assertThat(places(Places.withForfeits(played(1, 1, 3), List.of()))).containsExactly(1, 1, 3);
    }

    @Test
    void pointsStay() {
        assertThat(Places.withForfeits(played(1, 2), List.of(0)).seats())
                .extracting(SeatResult::points)
                .containsExactly(9, 8);
    }

    @Test
    void theOnlyOneLeftHasWon() {
        assertThat(places(Places.ofForfeits(List.of(2, 0), List.of(7, 60, 5)))).containsExactly(2, 1, 3);
        assertThat(places(Places.ofForfeits(List.of(0, 1), List.of(0, 0)))).containsExactly(2, 1);
    }

    @Test
    void aForfeitLeavesThePointsThatWereScored() {
        assertThat(Places.ofForfeits(List.of(2, 0), List.of(7, 60, 5)).seats())
                .extracting(SeatResult::points)
                .containsExactly(7, 60, 5);
    }

    @Test
    void equalPlacesUseUpThoseTheyCover() {
        assertThat(Places.areSound(List.of(1, 1, 3))).isTrue();
        assertThat(Places.areSound(List.of(2, 1))).isTrue();
        assertThat(Places.areSound(List.of(1, 1, 2))).isFalse();
        assertThat(Places.areSound(List.of(2, 2))).isFalse();
        assertThat(Places.areSound(List.of(0, 1))).isFalse();
    }

    private static List<Integer> places(Result result) {
        return result.seats().stream().map(SeatResult::place).toList();
    }

    private static Result played(int... places) {
        var seats = new ArrayList<SeatResult>();
        for (int place : places) {
            seats.add(new SeatResult(seats.size(), 10 - place, place, Map.of()));
        }
        return new Result(seats);
    }
}
