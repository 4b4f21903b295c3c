package dev.perennial.cli.bench.calibration;

import java.util.Locale;
import java.util.Map;

/** One square for each game, side by side: predicted to the right, won upwards. */
final class ReliabilityChart {
    private static final int SIDE = 200;
    private static final int GAP = 50;
    private static final int TOP = 30;

    private ReliabilityChart() {}

    static String svg(Map<String, Reliability> games) {
        var svg = new StringBuilder();
        int width = GAP + games.size() * (SIDE + GAP);
        int height = TOP + SIDE + GAP;
        line(
                svg,
                String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\""
                                + " font-size=\"12\">",
                        width,
                        height));
        line(svg, "<title>Predicted and actual share of wins</title>");
        line(svg, String.format(Locale.ROOT, "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>", width, height));
        int left = GAP;
        for (var game : games.entrySet()) {
            square(svg, left, game.getKey(), game.getValue());
            left += SIDE + GAP;
        }
        line(svg, "</svg>");
        return svg.toString();
    }

    private static void square(StringBuilder svg, int left, String name, Reliability reliability) {
        int bottom = TOP + SIDE;
        line(svg, String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\">%s</text>", left, TOP - 10, name));
        line(
                svg,
                String.format(
                        Locale.ROOT,
                        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#888\"/>",
                        left,
                        TOP,
                        SIDE,
                        SIDE));
        line(
                svg,
                String.format(
                        Locale.ROOT,
                        "<path d=\"M%d %dL%d %d\" stroke=\"#888\" stroke-dasharray=\"4 4\"/>",
                        left,
                        bottom,
                        left + SIDE,
                        TOP));
        for (int bin = 0; bin < Reliability.BINS; bin++) {
            if (reliability.count(bin) > 0) {
                line(
                        svg,
                        String.format(
                                Locale.ROOT,
                                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"#176d3c\" fill-opacity=\"0.7\"/>",
                                left + SIDE * reliability.predicted(bin),
                                bottom - SIDE * reliability.won(bin),
                                2 + Math.log(1 + reliability.count(bin))));
            }
        }
        line(
                svg,
                String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\">predicted: 0 to 100 %%</text>", left, bottom + 18));
        line(
                svg,
                String.format(
                        Locale.ROOT,
                        "<text transform=\"translate(%d %d) rotate(-90)\">won: 0 to 100 %%</text>",
                        left - 8,
                        bottom));
    }

    private static void line(StringBuilder svg, String line) {
        svg.append(line).append('\n');
    }
}
