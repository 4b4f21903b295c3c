package dev.perennial.bench;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.UsageProblem;
import dev.perennial.cli.server.GamesBenchCommand;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures the rules of every game and prints the table of docs/performance.md. */
public final class GamesBench {
    private GamesBench() {}

    public static void main(String[] args) {
        Cli.runAndExit(args, command -> switch (command) {
            case GamesBenchCommand games -> measure(games);
            default -> throw new UsageProblem("Start this command with the script ./perennial.");
        });
    }

    private static int measure(GamesBenchCommand command) {
        try {
            var results = new Runner(options(command.quick(), command.pattern())).run();
            Figures.of(results).forEach(System.out::println);
            return 0;
        } catch (RunnerException e) {
            System.err.println("perennial: " + e.getMessage());
            return 1;
        }
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
