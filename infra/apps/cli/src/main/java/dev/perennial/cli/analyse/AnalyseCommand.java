package dev.perennial.cli.analyse;

import dev.perennial.cli.commandline.OfflineCommand;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.cli.parallel.OrderedTasks;
import dev.perennial.cli.verify.GameTexts;
import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.HistoryCourse;
import dev.perennial.contract.json.Json;
import dev.perennial.games.Bots;
import dev.perennial.games.analysis.GameAnalysis;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;

/** Prints the figures that a server shows in the replay of the same game. */
@Command(
        name = "analyse",
        description = "Analyse finished games: winning chances, better moves and luck.",
        footer = "The same game has the same figures on every machine. Exit code: 0 done, 2 a file cannot be read.")
public final class AnalyseCommand implements OfflineCommand {
    private static final int DONE = 0;
    private static final int NOT_POSSIBLE = 2;

    @Option(names = "--json", description = "Print every figure as JSON, one game per line.")
    private boolean json;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files with one game, or one game per line.")
    private List<String> files = List.of();

    @Override
    public int run(Terminal terminal) {
        int exit = DONE;
        for (String file : files) {
            try {
                file(file, terminal);
            } catch (IOException | InvalidPathException e) {
                terminal.err().println("perennial: Cannot read " + e.getMessage());
                exit = NOT_POSSIBLE;
            } catch (IllegalArgumentException e) {
                terminal.err().println("perennial: " + file + ": " + e.getMessage());
                exit = NOT_POSSIBLE;
            }
        }
        return exit;
    }

    private void file(String file, Terminal terminal) throws IOException {
        boolean found = false;
        try (var games = new OrderedTasks<String>(text -> terminal.out().println(text));
                var lines = Files.newBufferedReader(Path.of(file))) {
            var texts = new GameTexts(lines);
            for (var text = texts.next(); text != null; text = texts.next()) {
                var history = read(text.text());
                games.add(() -> print(history));
                found = true;
            }
            games.finish();
        }
        if (!found) {
            throw new IllegalArgumentException("There is no game in this file.");
        }
    }

    private static GameHistory read(String text) {
        try {
            var history = Json.mapper().readValue(text, GameHistory.class);
            if (history.ending() == null || history.result() == null) {
                throw new IllegalArgumentException(
                        "Table " + history.table().code() + " has no result. Analyse a finished game.");
            }
            return history;
        } catch (JacksonException e) {
            throw new IllegalArgumentException("not a game history: " + e.getOriginalMessage(), e);
        }
    }

    private String print(GameHistory history) {
        GameAnalysis analysis = Bots.analyst(history.game())
                .orElseThrow(() -> new IllegalArgumentException("The analysis does not know " + history.game() + "."))
                .analyse(HistoryCourse.of(history), (_, _) -> {});
        return json ? Json.mapper().writeValueAsString(analysis) : AnalysisText.of(history, analysis);
    }
}
