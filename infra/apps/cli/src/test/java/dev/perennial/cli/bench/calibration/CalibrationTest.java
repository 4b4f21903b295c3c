package dev.perennial.cli.bench.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.perennial.cli.Ran;
import dev.perennial.games.Games;
import dev.perennial.games.analysis.Calibration;
import dev.perennial.games.analysis.Knowledge;
import dev.perennial.games.analysis.Scale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CalibrationTest {

    @Test
    void countsHowOftenEachChanceCameTrue() {
        var reliability = new Reliability();
        reliability.add(0.72, 1);
        reliability.add(0.78, 0);
        reliability.add(1, 1);
        assertThat(reliability.count(7)).isEqualTo(2);
        assertThat(reliability.predicted(7)).isCloseTo(0.75, within(1e-9));
        assertThat(reliability.won(7)).isEqualTo(0.5);
        assertThat(reliability.count(9)).isOne();
        assertThat(reliability.error()).isCloseTo(0.5 / 3, within(1e-9));
        assertThat(reliability.brier()).isCloseTo((0.28 * 0.28 + 0.78 * 0.78) / 3, within(1e-9));
    }

    @Test
    void printsAndDrawsWhatItMeasured(@TempDir Path folder) throws IOException {
        Path chart = folder.resolve("chart.svg");
        var ran = Ran.of("bench", "calibration", "s-evolution", "3", "--chart", chart.toString());
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("| s-evolution | AS_KNOWN | all |", "| s-evolution | ALL_OPEN | all |");
        assertThat(ran.out().lines().filter(line -> line.matches("\\| s-evolution \\| [234] \\| \\d+ \\| [\\d.]+ \\|")))
                .as("seconds for each number of players")
                .hasSize(3);
        assertThat(Files.readString(chart))
                .startsWith("<svg")
                .contains("s-evolution")
                .endsWith("</svg>\n");
    }

    /** Chances by the fitted scale are nearer to the outcomes than by any that is far from it. */
    @Test
    void fitsTheScaleToTheOutcomes() {
        var samples = new ArrayList<Sample>();
        var game = Games.byId("s-evolution").orElseThrow();
        for (int number = 0; number < 6; number++) {
            samples.addAll(Sample.of(BotCourse.play(game, 2, 500 + number)));
        }
        var fitted = brier(samples, Fit.of(samples));
        assertThat(fitted).isLessThan(brier(samples, new Scale(200, 200)));
        assertThat(fitted).isLessThan(0.25);
    }

    private static double brier(List<Sample> samples, Scale scale) {
        var reliability = new Reliability();
        reliability.add(samples, scale);
        return reliability.brier();
    }

    @Test
    void everyGameHasItsScales() {
        var usual = Calibration.scale("none", 2, Knowledge.AS_KNOWN);
        for (var game : Games.all()) {
            for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
                for (Knowledge knowledge : Knowledge.values()) {
                    assertThat(Calibration.scale(game.id(), seats, knowledge))
                            .as("%s with %d seats", game.id(), seats)
                            .isNotEqualTo(usual);
                }
            }
        }
    }

    @Test
    void aChartHasOneSquareForEachGame() {
        var reliability = new Reliability();
        reliability.add(0.5, 1);
        assertThat(ReliabilityChart.svg(Map.of("arboretum", reliability))
                        .lines()
                        .filter(line -> line.contains("<circle")))
                .hasSize(1);
    }
}
