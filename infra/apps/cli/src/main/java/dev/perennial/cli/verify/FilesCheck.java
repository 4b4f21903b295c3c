package dev.perennial.cli.verify;

import dev.perennial.cli.parallel.OrderedTasks;
import dev.perennial.cli.verify.GameTexts.GameText;
import dev.perennial.cli.verify.Verdict.Kind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks the games of several files and counts the verdicts. */
final class FilesCheck {
    private static final int ALL_WELL = 0;
    private static final int WRONG = 1;
    private static final int NOT_POSSIBLE = 2;

    private final PrintStream out;
    private final PrintStream err;
    private final Map<Kind, Integer> games = new EnumMap<>(Kind.class);
    private boolean allFilesRead = true;

    FilesCheck(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    void file(String file) {
        int before = total();
        try (var games = new OrderedTasks<Judged>(judged -> count(file, judged));
                var lines = open(file)) {
            var texts = new GameTexts(lines);
            for (GameText text = texts.next(); text != null; text = texts.next()) {
                var next = text;
                games.add(() -> new Judged(next.line(), Verdict.on(next.text())));
            }
            games.finish();
            if (total() == before) {
                unreadable(file + ": There is no game in this file.");
            }
        } catch (IOException | InvalidPathException e) {
            unreadable("Cannot read " + e.getMessage());
        }
    }

    private record Judged(int line, Verdict verdict) {}

    /** Bytes that are no UTF-8 become a strange character in one game, which then goes wrong there. */
    private static BufferedReader open(String file) throws IOException {
        return new BufferedReader(new InputStreamReader(Files.newInputStream(Path.of(file)), StandardCharsets.UTF_8));
    }

    private void unreadable(String problem) {
        err.println("perennial: " + problem);
        allFilesRead = false;
    }

    private void count(String file, Judged judged) {
        games.merge(judged.verdict().kind(), 1, Integer::sum);
        if (!judged.verdict().complaint().isEmpty()) {
            out.println(file + ":" + judged.line() + ": " + judged.verdict().complaint());
        }
    }

    private int total() {
        return games.values().stream().mapToInt(Integer::intValue).sum();
    }

    private int number(Kind kind) {
        return games.getOrDefault(kind, 0);
    }

    String summary() {
        int aborted = number(Kind.ABORTED);
        var problems = Stream.of(Kind.WRONG, Kind.UNREADABLE)
                .filter(kind -> number(kind) > 0)
                .map(kind -> number(kind) + " " + kind.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
        return total() + (total() == 1 ? " game" : " games") + " checked"
                + (aborted == 0 ? "" : ", " + aborted + " aborted")
                + (total() == 0 ? "" : problems.isEmpty() ? ": no errors" : ": " + problems);
    }

    int exitCode() {
        if (!allFilesRead || number(Kind.UNREADABLE) > 0) {
            return NOT_POSSIBLE;
        }
        return number(Kind.WRONG) > 0 ? WRONG : ALL_WELL;
    }
}
