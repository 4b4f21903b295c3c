package dev.perennial.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.perennial.games.Result;
import dev.perennial.games.Result.SeatResult;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScoreTest {

    @Test
    void countsASharedFirstPlaceInParts() {
        var score = new Score(2);
        score.add(result(10, 1, 10, 1), 0);
        score.add(result(12, 1, 4, 2), 0);
        assertThat(score.share()).isEqualTo(0.75);
        assertThat(score.meanPoints()).isEqualTo(11);
        assertThat(score.meanPointsOfOthers()).isEqualTo(7);
    }

    /** 260 of 400: Wilson's interval is 60.2 to 69.5 %. */
    @Test
    void boundsTheShare() {
        var score = new Score(2);
        for (int game = 0; game < 400; game++) {
            score.add(game < 260 ? result(1, 1, 0, 2) : result(0, 2, 1, 1), 0);
        }
        assertThat(score.games()).isEqualTo(400);
        assertThat(score.lowerBound()).isCloseTo(0.602, within(0.0005));
        assertThat(score.upperBound()).isCloseTo(0.695, within(0.0005));
    }

    private static Result result(int points, int place, int others, int theirPlace) {
        return new Result(
                List.of(new SeatResult(0, points, place, Map.of()), new SeatResult(1, others, theirPlace, Map.of())));
    }
}
