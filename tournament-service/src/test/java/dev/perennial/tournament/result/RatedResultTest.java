package dev.perennial.tournament.result;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.Result;
import dev.perennial.games.Result.SeatResult;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RatedResultTest {

    /** Seat 0 had left and was last; the official who looked into it put it first again. */
    @Test
    void seedingCountsAnOfficialsWordAsTheLadderDoes() {
        var corrected = new ResultRecord(
                7,
                new TableId("t-1"),
                40,
                "arboretum",
                Instant.EPOCH,
                List.of(new PlayerId("a"), new PlayerId("b"), new PlayerId("c")),
                new Result(List.of(seat(2, 2), seat(0, 1), seat(1, 2))),
                Ending.CORRECTED,
                new RatingEligibility(true, RatingEligibility.Kind.HUMAN, List.of(0), null));
        assertThat(RatedResult.of(corrected).places()).containsExactly(1, 2, 2);
    }

    private static SeatResult seat(int seat, int place) {
        return new SeatResult(seat, 0, place, Map.of());
    }
}
