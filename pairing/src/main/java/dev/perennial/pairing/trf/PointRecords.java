package dev.perennial.pairing.trf;

import dev.perennial.pairing.PointSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The lines that say what results are worth; what is usual is not said. */
final class PointRecords {
    private final List<String> lines = new ArrayList<>();

    static List<String> trf16(PointSystem points) {
        var records = new PointRecords();
        records.points16(points);
        return records.lines;
    }

    static List<String> trf2026(PointSystem points) {
        var records = new PointRecords();
        records.points2026(points);
        return records.lines;
    }

    private void points16(PointSystem points) {
        var standard = PointSystem.STANDARD;
        add("BBW", points.win(), standard.win());
        add("BBD", points.draw(), standard.draw());
        add("BBL", points.loss(), standard.loss());
        add("BBZ", points.zeroBye(), standard.zeroBye());
        add("BBF", points.forfeitLoss(), standard.forfeitLoss());
        add("BBU", points.pairingBye(), points.win());
        unplayed(points);
    }

    /** Only the extension of JaVaFo knows points of their own for these. */
    private void unplayed(PointSystem points) {
        var words = new ArrayList<String>();
        addWord(words, "FW", points.forfeitWin(), points.win());
        addWord(words, "FPB", points.fullBye(), points.win());
        addWord(words, "HPB", points.halfBye(), points.draw());
        if (!words.isEmpty()) {
            lines.add("XXS " + String.join(" ", words));
        }
    }

    private static void addWord(List<String> words, String code, int value, int standard) {
        if (value != standard) {
            words.add(code + "=" + PointsText.of(value));
        }
    }

    private void add(String code, int value, int standard) {
        if (value != standard) {
            lines.add(code + String.format(Locale.ROOT, " %4s", PointsText.of(value)));
        }
    }

    /** The record knows one value for every kind of absence; a second one goes into an extension line. */
    private void points2026(PointSystem points) {
        if (!points.equals(PointSystem.STANDARD)) {
            lines.add(String.format(
                    Locale.ROOT,
                    "162  W%4s    D%4s    L%4s    A%4s    P%4s",
                    PointsText.of(points.win()),
                    PointsText.of(points.draw()),
                    PointsText.of(points.loss()),
                    PointsText.of(points.zeroBye()),
                    PointsText.of(points.pairingBye())));
        }
        add("BBF", points.forfeitLoss(), points.zeroBye());
        unplayed(points);
    }
}
