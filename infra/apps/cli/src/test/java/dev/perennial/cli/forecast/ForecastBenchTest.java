package dev.perennial.cli.forecast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.perennial.cli.Ran;
import dev.perennial.cli.forecast.SimulatedTournament.Shape;
import dev.perennial.domain.tournament.TournamentState;
import org.junit.jupiter.api.Test;

class ForecastBenchTest {
    private static final Shape SMALL = new Shape(8, 2, 3);

    @Test
    void oddsComeTrueAboutAsOftenAsTheySay() {
        var buckets = new Calibration(SMALL, 100, 40).run(60);
        assertThat(buckets.forecasts()).isEqualTo(60 * 8 * 3 * 2);
        assertThat(buckets.error()).isLessThan(0.06);
        assertThat(buckets.brier()).isBetween(0.05, 0.2);
    }

    @Test
    void theSameSeedPlaysTheSameTournament() {
        var one = SimulatedTournament.of(SMALL, 100, 7).play(0.05, 7);
        var again = SimulatedTournament.of(SMALL, 100, 7).play(0.05, 7);
        assertThat(one).hasSize(4);
        assertThat(again.stream().map(TournamentState::played).toList())
                .isEqualTo(one.stream().map(TournamentState::played).toList());
    }

    @Test
    void bucketsCompareWhatWasPredictedWithWhatHappened() {
        var buckets = new Buckets();
        buckets.add(0.25, 1);
        buckets.add(0.25, 0);
        buckets.add(1, 1);
        assertThat(buckets.all())
                .containsExactly(new Buckets.Bucket(0.2, 0.3, 2, 0.25, 0.5), new Buckets.Bucket(0.98, 1, 1, 1, 1));
        assertThat(buckets.error()).isCloseTo(0.5 / 3, within(1e-9));
        assertThat(buckets.brier()).isCloseTo((0.5625 + 0.0625) / 3, within(1e-9));
    }

    @Test
    void theChartHasAPointForEachGroup() {
        var buckets = new Buckets();
        buckets.add(0.25, 1);
        buckets.add(0.9, 1);
        assertThat(CalibrationChart.svg(buckets.all())).startsWith("<svg").containsPattern("(?s)(<circle.*){2}");
    }

    @Test
    void refusesNumbersOutOfRange() {
        assertThat(Ran.of("bench", "forecast", "--futures", "0").err()).contains("--futures");
    }
}
