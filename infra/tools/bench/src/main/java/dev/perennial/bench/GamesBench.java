package dev.perennial.bench;

import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures the rules of every game and prints the table of docs/performance.md. */
public final class GamesBench {
    private static final String USAGE = """
        usage: bench games [--quick] [PATTERN]
          --quick   half a minute in all, good for finding a slip only (default: four minutes)
          PATTERN   only benchmarks with such a name: fold, play, arboretumTable\
        """;

    private GamesBench() {}

    public static void main(String[] args) throws RunnerException {
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        boolean quick = List.of(args).contains("--quick");
        var patterns =
                List.of(args).stream().filter(arg -> !arg.equals("--quick")).toList();
        if (patterns.size() > 1 || patterns.stream().anyMatch(pattern -> pattern.startsWith("-"))) {
            System.err.println(USAGE);
            System.exit(2);
        }
        var results = new Runner(options(quick, patterns.isEmpty() ? "." : patterns.getFirst())).run();
        Figures.of(results).forEach(out::println);
    }

    static Options options(boolean quick, String pattern) {
        return new OptionsBuilder()
                .param("id", Games.all().stream().map(Game::id).toArray(String[]::new))
                .include(GamesBench.class.getPackageName() + ".*" + pattern)
                .forks(1)
                .warmupIterations(quick ? 1 : 5)
                .warmupTime(TimeValue.seconds(quick ? 1 : 3))
                .measurementIterations(quick ? 1 : 5)
                .measurementTime(TimeValue.seconds(quick ? 1 : 2))
                .shouldFailOnError(true)
                .verbosity(VerboseMode.NORMAL)
                .build();
    }
}
