package dev.perennial.standalone.bench.peers;

import dev.perennial.contract.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The figures of all servers as a table, as JSON and as a chart of moves per second. */
public final class PeersReport {
    private static final int LEFT = 330;
    private static final int WIDE = 480;
    private static final int BAR = 30;

    private final PeerFigures ours;
    private final List<PeerFigures> all;

    /** @param ours one of them, to which the others are compared */
    public PeersReport(PeerFigures ours, List<PeerFigures> all) {
        this.ours = ours;
        this.all = List.copyOf(all);
    }

    public String text() {
        var text = new StringBuilder("| server | kept when a move is accepted | moves | Perennial is faster by |"
                + " CPU a move | p50 / p99 / p99.9 |\n|---|---|---|---|---|---|\n");
        for (PeerFigures each : all) {
            text.append(String.format(
                    Locale.ROOT,
                    "| %s | %s | %,.0f/s | %.2f | %,.0f us | %.1f / %.1f / %.1f ms |%n",
                    each.name(),
                    each.keeps(),
                    each.rate(),
                    ours.rate() / each.rate(),
                    each.cpuMicros(),
                    each.p50Millis(),
                    each.p99Millis(),
                    each.p999Millis()));
        }
        return text.toString();
    }

    public String json() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("processors", Runtime.getRuntime().availableProcessors());
        fields.put("servers", all.stream().map(each -> each.fields(ours.rate())).toList());
        return Json.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(fields);
    }

    public String svg() {
        double most = all.stream().mapToDouble(PeerFigures::rate).max().orElse(1);
        var svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\""
                        + " font-size=\"13\">%n<title>Accepted moves per second</title>%n",
                LEFT + WIDE + 100,
                all.size() * BAR + 8));
        for (int row = 0; row < all.size(); row++) {
            PeerFigures each = all.get(row);
            double wide = each.rate() / most * WIDE;
            svg.append(String.format(
                    Locale.ROOT,
                    "<text x=\"4\" y=\"%d\">%s, %s</text><rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\""
                            + " fill=\"%s\"/><text x=\"%.1f\" y=\"%d\">%,.0f/s</text>%n",
                    row * BAR + 20,
                    each.name(),
                    each.keeps(),
                    LEFT,
                    row * BAR + 5,
                    wide,
                    BAR - 10,
                    each.equals(ours) ? "#4e79a7" : "#bab0ac",
                    LEFT + wide + 6,
                    row * BAR + 20,
                    each.rate()));
        }
        return svg.append("</svg>\n").toString();
    }
}
