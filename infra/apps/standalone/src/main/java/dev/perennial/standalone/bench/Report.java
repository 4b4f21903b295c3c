package dev.perennial.standalone.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The figures as a Markdown table. */
final class Report {
    private final List<String> rows = new ArrayList<>();

    void line(String what, double perSecond, double ceiling) {
        row(
                what,
                String.format(Locale.ROOT, "%,.0f/s", perSecond),
                String.format(Locale.ROOT, "%.2f", perSecond / ceiling),
                "");
    }

    void load(String what, Load.Outcome outcome, double ceiling) {
        row(
                what,
                String.format(Locale.ROOT, "%,.0f/s", outcome.rate()),
                String.format(Locale.ROOT, "%.2f", outcome.rate() / ceiling),
                percentiles(outcome));
    }

    void rate(String what, long count, double seconds) {
        row(
                what,
                String.format(Locale.ROOT, "%,.0f/s", count / seconds),
                "",
                String.format(Locale.ROOT, "%,d in %.1f s", count, seconds));
    }

    void latency(String what, Load.Outcome outcome) {
        row(what, String.format(Locale.ROOT, "%,.0f/s", outcome.rate()), "", percentiles(outcome));
    }

    void print(PrintStream out) {
        out.println();
        out.println("| what | rate | ratio to the ceiling | p50 / p99 / p99.9 |");
        out.println("|---|---|---|---|");
        rows.forEach(out::println);
    }

    private void row(String what, String rate, String ratio, String remark) {
        String row = "| " + what + " | " + rate + " | " + ratio + " | " + remark + " |";
        rows.add(row);
        System.out.println(row);
    }

    private static String percentiles(Load.Outcome outcome) {
        return String.format(
                Locale.ROOT,
                "%.1f / %.1f / %.1f ms",
                outcome.percentileMillis(0.5),
                outcome.percentileMillis(0.99),
                outcome.percentileMillis(0.999));
    }
}
