package dev.perennial.cli.forecast;

import java.util.List;
import java.util.Locale;

/** Predicted odds against what happened, as SVG. On the diagonal every forecast comes true as often as it says. */
final class CalibrationChart {
    private static final int SIZE = 400;
    private static final int MARGIN = 50;
    private static final int TICKS = 5;

    private CalibrationChart() {}

    static String svg(List<Buckets.Bucket> buckets) {
        var svg = new StringBuilder();
        int all = SIZE + 2 * MARGIN;
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" "
                .formatted(all, all));
        svg.append("font-size=\"12\">\n<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n".formatted(all, all));
        for (int tick = 0; tick <= TICKS; tick++) {
            double share = tick / (double) TICKS;
            line(svg, share, 0, share, 1, "#ddd");
            line(svg, 0, share, 1, share, "#ddd");
            text(svg, x(share), y(0) + 18, "middle", tick * 100 / TICKS + " %");
            text(svg, x(0) - 6, y(share) + 4, "end", tick * 100 / TICKS + " %");
        }
        line(svg, 0, 0, 1, 1, "#888");
        text(svg, x(0.5), y(0) + 38, "middle", "predicted");
        text(svg, x(0) + 6, y(1) - 10, "start", "happened");
        for (var bucket : buckets) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"#2f6b3c\" fill-opacity=\"0.75\"/>%n",
                    x(bucket.predicted()),
                    y(bucket.happened()),
                    2 + Math.log10(bucket.forecasts())));
        }
        return svg.append("</svg>\n").toString();
    }

    private static double x(double share) {
        return MARGIN + share * SIZE;
    }

    private static double y(double share) {
        return MARGIN + (1 - share) * SIZE;
    }

    private static void line(StringBuilder svg, double x1, double y1, double x2, double y2, String colour) {
        svg.append(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>%n",
                x(x1),
                y(y1),
                x(x2),
                y(y2),
                colour));
    }

    private static void text(StringBuilder svg, double x, double y, String anchor, String text) {
        svg.append(String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n", x, y, anchor, text));
    }
}
