package dev.perennial.cli.bench;

import dev.perennial.pairing.dutch.FullSearchCheck;
import dev.perennial.pairing.trf.TrfReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Compares the short ways through large brackets with the search of all players left. The lowest bracket, with no
 * players below it, comes first; above the first one that takes too long all would.
 */
final class WholeSearch {
    private final PrintStream out;
    private final Duration limit;

    WholeSearch(PrintStream out, Duration limit) {
        this.out = out;
        this.limit = limit;
    }

    /** Whether all brackets that could be compared are the same. */
    boolean compare(List<String> files) throws IOException {
        out.println("| tournament | bracket | players | players left | whole search, s | |");
        out.println("|---|---|---|---|---|---|");
        boolean same = true;
        for (String file : files) {
            var tournament = TrfReader.read(Files.readString(Path.of(file), StandardCharsets.ISO_8859_1))
                    .tournament();
            var brackets = FullSearchCheck.of(tournament);
            boolean intime = true;
            for (int i = brackets.size(); i > 0 && intime; i--) {
                var bracket = brackets.get(i - 1);
                long begin = System.nanoTime();
                String verdict = verdict(bracket);
                same &= !verdict.equals("DIFFERENT");
                intime = !verdict.equals("not in time");
                out.println("| " + Path.of(file).getFileName() + " | " + i + " of " + brackets.size() + " | "
                        + bracket.players() + " | " + bracket.left() + " | "
                        + String.format(Locale.ROOT, "%.1f", (System.nanoTime() - begin) / 1e9) + " | " + verdict
                        + " |");
            }
        }
        return same;
    }

    /** A search that takes too long goes on in the background until the program ends. */
    private String verdict(FullSearchCheck bracket) {
        var search = new FutureTask<>(bracket::byTheWholeSearch);
        Thread.ofPlatform().daemon().start(search);
        try {
            boolean same = search.get(limit.toMillis(), TimeUnit.MILLISECONDS).equals(bracket.found());
            return same ? "the same" : "DIFFERENT";
        } catch (TimeoutException e) {
            return "not in time";
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }
}
