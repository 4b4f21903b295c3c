package dev.perennial.cli.forecast;

import dev.perennial.cli.commandline.OfflineCommand;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.cli.commandline.UsageProblem;
import dev.perennial.cli.forecast.SimulatedTournament.Shape;
import dev.perennial.domain.tournament.forecast.Forecaster;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "forecast",
        description = "Measure forecasts of tournaments: their time, and whether the odds come true.")
public final class ForecastBenchCommand implements OfflineCommand {
    private static final int DONE = 0;
    private static final int UNUSABLE = 2;
    private static final double SECOND = 1e9;
    private static final int MOST = 100_000;

    /** Rounds left are those after the rounds played. */
    private record Timed(Shape shape, int played) {}

    private static final List<Timed> TIMED = List.of(
            new Timed(new Shape(20, 2, 7), 3),
            new Timed(new Shape(100, 2, 9), 5),
            new Timed(new Shape(200, 2, 9), 5),
            new Timed(new Shape(16, 4, 5), 2),
            new Timed(new Shape(64, 4, 6), 2));

    private static final List<Shape> COMPARED = List.of(new Shape(24, 2, 6), new Shape(12, 4, 4));
    /** Ratings as far off as the forecast takes them to be, and better and worse ones. */
    private static final List<Integer> ERRORS = List.of(100, 50, 200);

    @Option(
            names = "--tournaments",
            paramLabel = "N",
            defaultValue = "200",
            description = "Simulated tournaments of each kind (default: ${DEFAULT-VALUE}); 0 for the times alone.")
    private int tournaments = 200;

    @Option(
            names = "--futures",
            paramLabel = "N",
            defaultValue = "200",
            description = "Futures of each forecast that is compared (default: ${DEFAULT-VALUE}).")
    private int futures = 200;

    @Option(names = "--svg", paramLabel = "FILE", description = "Write a chart of the first kind to this file.")
    private @Nullable Path chart;

    @Override
    public int run(Terminal terminal) {
        int count = UsageProblem.within("--tournaments", tournaments, 0, MOST);
        int each = UsageProblem.within("--futures", futures, 1, MOST);
        try {
            times(terminal.out());
            if (count > 0) {
                compare(terminal.out(), count, each);
            }
            return DONE;
        } catch (IOException unwritable) {
            terminal.err().println("cannot write " + unwritable.getMessage());
            return UNUSABLE;
        }
    }

    private static void times(PrintStream out) {
        out.println("| tournament | rounds left | futures | seconds of one core |");
        out.println("|---|---|---|---|");
        for (Timed timed : TIMED) {
            var state = SimulatedTournament.of(timed.shape(), ERRORS.getFirst(), 1)
                    .play(Calibration.DRAWS, 1)
                    .get(timed.played());
            var _ = Forecaster.of(state, 1, Optional.empty(), 50); // compiled and warm
            double start = seconds();
            var forecast = Forecaster.of(state, 2, Optional.empty());
            out.printf(
                    Locale.ROOT,
                    "| %s | %d | %d | %.1f |%n",
                    timed.shape(),
                    timed.shape().rounds() - timed.played(),
                    forecast.futures(),
                    seconds() - start);
        }
        out.println();
    }

    private static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / SECOND;
    }

    private void compare(PrintStream out, int count, int each) throws IOException {
        out.println("| tournaments | error of the ratings | forecasts | Brier score | distance | seconds |");
        out.println("|---|---|---|---|---|---|");
        Buckets first = null;
        for (Shape shape : COMPARED) {
            for (int error : ERRORS) {
                double start = seconds();
                var buckets = new Calibration(shape, error, each).run(count);
                out.printf(
                        Locale.ROOT,
                        "| %s | %d | %d | %.4f | %.1f %% | %.0f |%n",
                        shape,
                        error,
                        buckets.forecasts(),
                        buckets.brier(),
                        100 * buckets.error(),
                        seconds() - start);
                first = first == null ? buckets : first;
            }
        }
        table(out, first);
        if (chart != null && first != null) {
            Files.writeString(chart, CalibrationChart.svg(first.all()));
        }
    }

    private static void table(PrintStream out, @Nullable Buckets buckets) {
        if (buckets == null) {
            return;
        }
        out.println();
        out.println("| odds | forecasts | predicted | happened |");
        out.println("|---|---|---|---|");
        for (var bucket : buckets.all()) {
            out.printf(
                    Locale.ROOT,
                    "| %.0f-%.0f %% | %d | %.1f %% | %.1f %% |%n",
                    100 * bucket.from(),
                    100 * bucket.to(),
                    bucket.forecasts(),
                    100 * bucket.predicted(),
                    100 * bucket.happened());
        }
    }
}
