package dev.perennial.standalone.bench.faults;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The result of a run with faults, as reported in docs/performance.md and docs/reliability.md.
 *
 * @param heldPerSecond moves while nothing failed
 * @param boards tables that were played
 * @param received events of all watchers together
 */
record FaultReport(
        Setting setting,
        double heldPerSecond,
        List<Kill> kills,
        double seconds,
        long acknowledged,
        int boards,
        Ledger.Difference difference,
        long received,
        long missed) {

    /** How much was asked for. */
    record Setting(long moves, int tables, int watchers, Duration calm) {}

    /**
     * A part that was killed.
     *
     * @param standstill the longest time after it in which no move was acknowledged
     */
    record Kill(String part, Duration standstill) {}

    FaultReport {
        kills = List.copyOf(kills);
    }

    boolean isSound() {
        return difference.equals(new Ledger.Difference(0, 0)) && missed == 0;
    }

    String markdown() {
        var rows = new ArrayList<String>();
        rows.add(row("what", "figure"));
        rows.add("|---|---|");
        rows.add(row(
                "held without faults",
                String.format(
                        Locale.ROOT,
                        "%.0f moves/s at %d tables with %d watchers",
                        heldPerSecond,
                        setting.tables(),
                        setting.watchers())));
        rows.add(row(
                "acknowledged",
                String.format(
                        Locale.ROOT,
                        "%,d moves at %,d tables in %.0f s (%.0f/s)",
                        acknowledged,
                        boards,
                        seconds,
                        acknowledged / seconds)));
        byPart().forEach((part, pauses) -> rows.add(row(part + " killed", told(pauses))));
        rows.add(row("moves lost", String.format(Locale.ROOT, "%,d", difference.lost())));
        rows.add(row("moves doubled", String.format(Locale.ROOT, "%,d", difference.doubled())));
        rows.add(row("events the watchers received", String.format(Locale.ROOT, "%,d", received)));
        rows.add(row("events they missed", String.format(Locale.ROOT, "%,d", missed)));
        return String.join("\n", rows);
    }

    private Map<String, List<Duration>> byPart() {
        Map<String, List<Duration>> parts = new LinkedHashMap<>();
        kills.forEach(kill ->
                parts.computeIfAbsent(kill.part(), _ -> new ArrayList<>()).add(kill.standstill()));
        return parts;
    }

    private static String told(List<Duration> pauses) {
        double longest = pauses.stream().mapToLong(Duration::toMillis).max().orElse(0) / 1e3;
        double mean = pauses.stream().mapToLong(Duration::toMillis).average().orElse(0) / 1e3;
        return pauses.size() == 1
                ? String.format(Locale.ROOT, "once; moves went on after %.1f s", longest)
                : String.format(
                        Locale.ROOT,
                        "%d times; moves went on after %.1f s (mean), %.1f s at most",
                        pauses.size(),
                        mean,
                        longest);
    }

    private static String row(String what, String figure) {
        return "| " + what + " | " + figure + " |";
    }
}
