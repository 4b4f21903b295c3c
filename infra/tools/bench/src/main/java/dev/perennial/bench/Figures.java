package dev.perennial.bench;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;

/** The results of a run as lines of a table, each beside its goal. */
final class Figures {
    private static final double EVENTS_A_SECOND = 1_000_000;
    private static final double MOVES_A_SECOND = 200_000;
    private static final double TABLES_A_SECOND = 1_000_000 / 50.0;

    private Figures() {}

    static List<String> of(Collection<RunResult> results) {
        return Stream.concat(
                        Stream.of(
                                "| what | game | a second of a core | a second on the clock | goal | |",
                                "|---|---|---|---|---|---|"),
                        results.stream().map(Figures::line))
                .toList();
    }

    private static String line(RunResult result) {
        String id = Objects.requireNonNullElse(result.getParams().getParam("id"), "arboretum");
        double onTheClock = result.getSecondaryResults().get("done").getScore();
        double nanos = result.getSecondaryResults().get("processorNanos").getScore();
        return line(result.getPrimaryResult().getLabel(), id, onTheClock / nanos * 1e9, onTheClock);
    }

    static String line(String benchmark, String id, double ofACore, double onTheClock) {
        double goal = goal(benchmark);
        return String.format(
                Locale.ROOT,
                "| %s | %s | %,.0f | %,.0f | %,.0f | %s |",
                what(benchmark),
                id,
                ofACore,
                onTheClock,
                goal,
                ofACore >= goal ? "reached" : String.format(Locale.ROOT, "**%.0f %%**", 100 * ofACore / goal));
    }

    private static String what(String benchmark) {
        return switch (benchmark) {
            case "fold" -> "events folded";
            case "play" -> "moves of random play";
            default -> "tables of four scored";
        };
    }

    private static double goal(String benchmark) {
        return switch (benchmark) {
            case "fold" -> EVENTS_A_SECOND;
            case "play" -> MOVES_A_SECOND;
            default -> TABLES_A_SECOND;
        };
    }
}
