package dev.perennial.cli.bench.calibration;

import dev.perennial.cli.parallel.OrderedTasks;
import dev.perennial.games.Bots;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.analysis.Calibration;
import dev.perennial.games.analysis.Knowledge;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Plays games of bots, and compares the chances at some moments of each with its outcome. */
final class CalibrationBench {
    /** Scales are fitted to games that are not measured. */
    private static final int OTHER_GAMES = 1_000_000;

    private static final double PERCENT = 100;
    private static final double NANOS = 1e9;

    private final PrintStream out;
    private final int games;

    CalibrationBench(PrintStream out, int games) {
        this.out = out;
        this.games = games;
    }

    /** Prints the lines of the published table of scales. */
    void fit(Game<GameState, GameMove, GameEvent, GameOptions> game) throws IOException {
        var samples = samples(game, OTHER_GAMES);
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            for (Knowledge knowledge : Knowledge.values()) {
                var fitting = only(samples, seats, knowledge);
                var scale = Fit.of(fitting);
                out.printf(
                        Locale.ROOT,
                        "| %s | %d | %s | %.1f | %.1f |%n",
                        game.id(),
                        seats,
                        knowledge,
                        scale.early(),
                        scale.late());
            }
        }
    }

    /** Prints how often seats won by their predicted chance; with all numbers of seats together. */
    Reliability measure(Game<GameState, GameMove, GameEvent, GameOptions> game) throws IOException {
        var samples = samples(game, 0);
        var asKnown = reliability(game, samples, Knowledge.AS_KNOWN);
        print(game.id(), Knowledge.AS_KNOWN, asKnown);
        print(game.id(), Knowledge.ALL_OPEN, reliability(game, samples, Knowledge.ALL_OPEN));
        return asKnown;
    }

    private static Reliability reliability(
            Game<GameState, GameMove, GameEvent, GameOptions> game, List<Sample> samples, Knowledge knowledge) {
        var reliability = new Reliability();
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            reliability.add(only(samples, seats, knowledge), Calibration.scale(game.id(), seats, knowledge));
        }
        return reliability;
    }

    /** Prints the processor time of whole analyses. */
    void cost(Game<GameState, GameMove, GameEvent, GameOptions> game) {
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            var course = BotCourse.play(game, seats, 1);
            var threads = ManagementFactory.getThreadMXBean();
            long start = threads.getCurrentThreadCpuTime();
            var _ = Bots.analyst(game.id()).orElseThrow().analyse(course, (_, _) -> {});
            out.printf(
                    Locale.ROOT,
                    "| %s | %d | %d | %.1f |%n",
                    game.id(),
                    seats,
                    course.steps().size(),
                    (threads.getCurrentThreadCpuTime() - start) / NANOS);
        }
    }

    private List<Sample> samples(Game<GameState, GameMove, GameEvent, GameOptions> game, int first) throws IOException {
        var samples = new ArrayList<Sample>();
        int kinds = game.maxSeats() - game.minSeats() + 1;
        try (var tasks = new OrderedTasks<List<Sample>>(samples::addAll)) {
            for (int i = 0; i < games; i++) {
                int seats = game.minSeats() + i % kinds;
                int number = first + i / kinds;
                tasks.add(() -> Sample.of(BotCourse.play(game, seats, number)));
            }
            tasks.finish();
        }
        return samples;
    }

    private static List<Sample> only(List<Sample> samples, int seats, Knowledge knowledge) {
        return samples.stream()
                .filter(sample -> sample.seats() == seats && sample.knowledge() == knowledge)
                .toList();
    }

    private void print(String game, Knowledge knowledge, Reliability reliability) {
        for (int bin = 0; bin < Reliability.BINS; bin++) {
            if (reliability.count(bin) > 0) {
                out.printf(
                        Locale.ROOT,
                        "| %s | %s | %d-%d %% | %d | %.1f %% | %.1f %% |%n",
                        game,
                        knowledge,
                        bin * Reliability.BINS,
                        (bin + 1) * Reliability.BINS,
                        reliability.count(bin),
                        PERCENT * reliability.predicted(bin),
                        PERCENT * reliability.won(bin));
            }
        }
        out.printf(
                Locale.ROOT,
                "| %s | %s | all | | error %.1f %% | Brier %.3f |%n",
                game,
                knowledge,
                PERCENT * reliability.error(),
                reliability.brier());
    }
}
