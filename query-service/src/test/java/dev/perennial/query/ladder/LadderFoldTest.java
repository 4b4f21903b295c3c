package dev.perennial.query.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.perennial.pairing.rating.LadderRating;
import dev.perennial.query.TestResults;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LadderFoldTest {
    private static final Instant AT = Instant.parse("2026-01-01T10:00:00Z");
    private static final LadderName LADDER = new LadderName("arboretum", LadderName.HUMAN);

    @Test
    void aTableOfPeopleAndBotsIsNotRated() {
        assertThat(rated("a bot-greedy-1")).isEmpty();
        assertThat(rated("a b")).isPresent();
        assertThat(RatedGame.of(TestResults.result(1, "t", 1, "arboretum", AT, "bot-x-1 bot-x-2", "1 2"))
                        .orElseThrow()
                        .kind())
                .isEqualTo("bot");
        assertThat(RatedGame.of(TestResults.result(1, "t", 1, "arboretum", AT, "a", "1")))
                .isEmpty();
    }

    private static java.util.Optional<RatedGame> rated(String players) {
        return RatedGame.of(TestResults.result(1, "t", 1, "arboretum", AT, players, "1 2"));
    }

    @Test
    void formKeepsTheLatestTenPlacesAndThePeakStays() {
        var fold = new LadderFold(LADDER, Map.of());
        for (int i = 0; i < 12; i++) {
            fold.rate(new RatedGame(
                    i + 1,
                    "t-" + i,
                    1,
                    "arboretum",
                    "human",
                    AT.plusSeconds(i),
                    List.of("a", "b"),
                    i < 6 ? List.of(1, 2) : List.of(2, 1)));
        }
        var last = fold.points().stream()
                .filter(point -> point.player().equals("a"))
                .toList()
                .getLast();
        assertThat(last.after().form()).containsExactly(1, 1, 1, 1, 2, 2, 2, 2, 2, 2);
        assertThat(last.after().wins()).isEqualTo(6);
        assertThat(last.after().peakAt()).isEqualTo(AT.plusSeconds(5));
        assertThat(last.after().peak()).isGreaterThan(last.after().rating().rating());
        assertThat(last.after().rating().games()).isEqualTo(12);
    }

    @Test
    void whatAGameWouldDoIsWhatItDoes() {
        var seats = List.of(
                new LadderRating(2250, 30, true), new LadderRating(1900, 30, false), new LadderRating(1500, 3, false));
        assertThat(RatingForecast.byPlace(seats, 2).get(0)).isCloseTo(37.918624, within(0.000001));
        assertThat(RatingForecast.byPlace(seats, 0).get(0)).isCloseTo(0.654107, within(0.000001));
        assertThat(RatingForecast.byPlace(seats, 1)).isSortedAccordingTo((a, b) -> Double.compare(b, a));
        var low = List.of(new LadderRating(401, 30, false), new LadderRating(401, 30, false));
        assertThat(RatingForecast.byPlace(low, 0)).containsExactly(10.0, -1.0);
    }
}
