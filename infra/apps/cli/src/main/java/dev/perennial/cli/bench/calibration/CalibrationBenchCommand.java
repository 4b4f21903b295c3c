package dev.perennial.cli.bench.calibration;

import dev.perennial.cli.commandline.GameIds;
import dev.perennial.cli.commandline.OfflineCommand;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "calibration",
        description = "Compare the winning chances of the analysis with the results of games among bots.")
public final class CalibrationBenchCommand implements OfflineCommand {
    private static final int DONE = 0;
    private static final int NOT_POSSIBLE = 2;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            arity = "0..1",
            completionCandidates = GameIds.class,
            description = "One game (default: all).")
    private @Nullable String game;

    @Parameters(
            index = "1",
            paramLabel = "GAMES",
            arity = "0..1",
            defaultValue = "400",
            description = "Games of each kind, spread over all numbers of players (default: ${DEFAULT-VALUE}).")
    private int games = 400;

    @Option(names = "--fit", description = "Fit the scales to as many other games, and print them.")
    private boolean fit;

    @Option(names = "--chart", paramLabel = "FILE", description = "Write a chart (.svg) as well.")
    private @Nullable Path chart;

    @Override
    public int run(Terminal terminal) {
        var bench = new CalibrationBench(terminal.out(), games);
        try {
            if (fit) {
                terminal.out().println("| game | seats | knowledge | early | late |\n|---|---|---|---|---|");
                for (var each : chosen()) {
                    bench.fit(each);
                }
            } else {
                measure(terminal, bench);
            }
            return DONE;
        } catch (IOException e) {
            terminal.err().println("perennial: Cannot write " + e.getMessage());
            return NOT_POSSIBLE;
        }
    }

    private void measure(Terminal terminal, CalibrationBench bench) throws IOException {
        terminal.out().println("| game | knowledge | predicted | moments | mean | won |\n|---|---|---|---|---|---|");
        var reliabilities = new LinkedHashMap<String, Reliability>();
        for (var each : chosen()) {
            reliabilities.put(each.id(), bench.measure(each));
        }
        terminal.out().println("\n| game | seats | moves | seconds of one core |\n|---|---|---|---|");
        chosen().forEach(bench::cost);
        if (chart != null) {
            Files.writeString(chart, ReliabilityChart.svg(reliabilities));
        }
    }

    private List<Game<GameState, GameMove, GameEvent, GameOptions>> chosen() {
        return game == null
                ? Games.all().stream().map(each -> GameIds.game(each.id())).toList()
                : List.of(GameIds.game(game));
    }
}
