package dev.perennial.standalone.bench.peers;

import dev.perennial.contract.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The figures of all servers as a table, as JSON and as a chart of moves per second. */
public final class PeersReport {
    private static final int LEFT = 430;
    private static final int WIDE = 480;
    private static final int BAR = 30;

    private final Map<Watching, PeerFigures> ours;
    private final List<PeerFigures> all;

    /**
     * Compares servers.
     *
     * @param ours those of them to which the others are compared, each to the one with the same spectators
     */
    public PeersReport(List<PeerFigures> ours, List<PeerFigures> all) {
        this.ours = ours.stream().collect(Collectors.toMap(PeerFigures::watching, Function.identity()));
        this.all = List.copyOf(all);
    }

    private double ratio(PeerFigures other) {
        return Objects.requireNonNull(ours.get(other.watching())).rate() / other.rate();
    }

    public String text() {
        var text = new StringBuilder("| server | every move is sent to | kept when a move is accepted | moves |"
                + " Perennial to this | CPU a move | p50 / p99 / p99.9 |\n|---|---|---|---|---|---|---|\n");
        for (PeerFigures each : all) {
            text.append(String.format(
                    Locale.ROOT,
                    "| %s | %s | %s | %,.0f/s | %.2f | %,.0f us | %.1f / %.1f / %.1f ms |%n",
                    each.name(),
                    each.watching().text(),
                    each.keeps(),
                    each.rate(),
                    ratio(each),
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
        fields.put("servers", all.stream().map(each -> each.fields(ratio(each))).toList());
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
                    "<text x=\"4\" y=\"%d\">%s, %s, to %s</text><rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\""
                            + " fill=\"%s\"/><text x=\"%.1f\" y=\"%d\">%,.0f/s</text>%n",
                    row * BAR + 20,
                    each.name(),
                    each.keeps(),
                    each.watching().text(),
                    LEFT,
                    row * BAR + 5,
                    wide,
                    BAR - 10,
                    ours.containsValue(each) ? "#4e79a7" : "#bab0ac",
                    LEFT + wide + 6,
                    row * BAR + 20,
                    each.rate()));
        }
        return svg.append("</svg>\n").toString();
    }
}
