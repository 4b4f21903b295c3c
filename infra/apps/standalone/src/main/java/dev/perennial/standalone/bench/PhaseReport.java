package dev.perennial.standalone.bench;

import dev.perennial.contract.json.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The phases of a run as text, as JSON and as a chart of processor time. */
final class PhaseReport {
    private static final int LEAST_MICROS = 5;
    private static final int LEFT = 330;
    private static final int WIDE = 560;
    private static final int BAR = 26;
    private static final List<String> COLOURS = List.of(
            "#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#b07aa1", "#76b7b2", "#edc948", "#9c755f", "#ff9da7",
            "#8cd17d", "#499894", "#d37295");

    private final List<Phase> phases = new ArrayList<>();

    void add(Phase phase) {
        phases.add(phase);
        System.out.println(text(phase));
    }

    private static String text(Phase phase) {
        var outcome = phase.outcome();
        return String.format(
                Locale.ROOT,
                "%s: %,.0f/s, p50 %.1f p99 %.1f p99.9 %.1f ms; %,.0f us of CPU and %,.0f kB a move; generator %,.0f us;"
                        + " backlog %,d of %,d events, %.2f s%s%n%s",
                phase.name(),
                outcome.rate(),
                outcome.percentileMillis(0.5),
                outcome.percentileMillis(0.99),
                outcome.percentileMillis(0.999),
                phase.totalCpuMicros(),
                phase.allocatedKilobytes(),
                phase.generatorMicros(),
                phase.backlog(),
                phase.events(),
                phase.backlogSeconds(),
                phase.isLive() ? "" : ": NOT LIVE",
                parts(phase.cpuMicros(), LEAST_MICROS));
    }

    /** A line for each part that takes so many microseconds. */
    static String parts(Map<String, Double> micros, double least) {
        return micros.entrySet().stream()
                .filter(part -> part.getValue() >= least)
                .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
                .map(part -> String.format(Locale.ROOT, "    %,8.1f us  %s%n", part.getValue(), part.getKey()))
                .collect(Collectors.joining());
    }

    /** @param others figures of the run that belong to no phase */
    String json(Map<String, Object> others) {
        var all = new LinkedHashMap<String, Object>(others);
        all.put("phases", phases.stream().map(PhaseReport::fields).toList());
        return Json.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(all);
    }

    private static Map<String, Object> fields(Phase phase) {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("name", phase.name());
        fields.put("moves", phase.outcome().moves());
        fields.put("seconds", phase.outcome().seconds());
        fields.put("movesPerSecond", phase.outcome().rate());
        fields.put("p50Millis", phase.outcome().percentileMillis(0.5));
        fields.put("p99Millis", phase.outcome().percentileMillis(0.99));
        fields.put("p999Millis", phase.outcome().percentileMillis(0.999));
        fields.put("cpuMicrosPerMove", phase.totalCpuMicros());
        fields.put("cpuMicrosPerMoveByPart", withoutTrifles(phase.cpuMicros()));
        fields.put("generatorMicrosPerMove", phase.generatorMicros());
        fields.put("allocatedKilobytesPerMove", phase.allocatedKilobytes());
        fields.put("events", phase.events());
        fields.put("backlog", phase.backlog());
        fields.put("backlogSeconds", phase.backlogSeconds());
        fields.put("live", phase.isLive());
        return fields;
    }

    private static Map<String, Double> withoutTrifles(Map<String, Double> micros) {
        return micros.entrySet().stream()
                .collect(Collectors.groupingBy(
                        part -> part.getValue() < 1 ? "all others" : part.getKey(),
                        TreeMap::new,
                        Collectors.summingDouble(Map.Entry::getValue)));
    }

    /** One bar for each phase, one colour for each part, the widest bar as wide as the chart. */
    String svg() {
        double most = phases.stream().mapToDouble(Phase::totalCpuMicros).max().orElse(1);
        var parts = phases.stream()
                .flatMap(phase -> phase.cpuMicros().entrySet().stream())
                .collect(Collectors.groupingBy(Map.Entry::getKey, Collectors.summingDouble(Map.Entry::getValue)))
                .entrySet()
                .stream()
                .sorted(Map.Entry.<String, Double>comparingByValue(Comparator.reverseOrder()))
                .limit(COLOURS.size())
                .map(Map.Entry::getKey)
                .toList();
        var svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\""
                        + " font-size=\"12\">%n<title>Processor time of a move by part, microseconds</title>%n",
                LEFT + WIDE + 80,
                (phases.size() + parts.size() + 2) * BAR));
        for (int row = 0; row < phases.size(); row++) {
            bar(svg, phases.get(row), row, parts, most);
        }
        for (int i = 0; i < parts.size(); i++) {
            int y = (phases.size() + 1 + i) * BAR;
            rectangle(svg, LEFT, y, 14, COLOURS.get(i));
            label(svg, LEFT + 24, y, parts.get(i));
        }
        return svg.append("</svg>\n").toString();
    }

    private static void bar(StringBuilder svg, Phase phase, int row, List<String> parts, double most) {
        int y = row * BAR;
        label(svg, 4, y, phase.name());
        double x = LEFT;
        for (int i = 0; i < parts.size(); i++) {
            double wide = phase.cpuMicros().getOrDefault(parts.get(i), 0.0) / most * WIDE;
            rectangle(svg, x, y, wide, COLOURS.get(i));
            x += wide;
        }
        label(svg, x + 6, y, String.format(Locale.ROOT, "%,.0f us", phase.totalCpuMicros()));
    }

    private static void rectangle(StringBuilder svg, double x, int y, double wide, String colour) {
        svg.append(String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>%n",
                x,
                y + 4,
                wide,
                BAR - 8,
                colour));
    }

    private static void label(StringBuilder svg, double x, int y, String text) {
        svg.append(String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%d\">%s</text>%n", x, y + BAR - 9, text.replace("&", "&amp;")));
    }
}
