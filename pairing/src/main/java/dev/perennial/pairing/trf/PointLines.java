package dev.perennial.pairing.trf;

import dev.perennial.pairing.PointSystem;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The point values of results, in any of three forms: BBW to BBU, 162, and XXS. They are stored under the codes of XXS,
 * which has the most. Later lines override earlier ones.
 */
final class PointLines {
    private static final List<String> WIN = List.of("WW", "BW", "FW", "FPB");
    private static final List<String> DRAW = List.of("WD", "BD", "HPB");
    private static final List<String> LOSS = List.of("WL", "BL");
    private static final List<String> ABSENCE = List.of("ZPB", "FL");
    private static final Set<String> SINGLE =
            Set.of("WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL");
    private static final int BLOCK = 9;

    private record Value(int tenths, TrfLine line, int column) {}

    private final Map<String, Value> values = new HashMap<>();
    private @Nullable Integer winOfTheBye;

    /** BBW and its like: the points stand behind the code. */
    void readSingle(TrfLine line) {
        var word = line.only("the points");
        int value = line.tenths(word, "the points");
        switch (line.code()) {
            case "BBW" -> win(line, word.column(), value);
            case "BBD" -> set(DRAW, line, word.column(), value);
            case "BBL" -> set(LOSS, line, word.column(), value);
            case "BBZ" -> set(List.of("ZPB"), line, word.column(), value);
            case "BBF" -> set(List.of("FL"), line, word.column(), value);
            case "BBU" -> set(List.of("PAB"), line, word.column(), value);
            default -> throw new IllegalArgumentException(line.code());
        }
    }

    /** Record 162: a letter in column 6, its points in 7 to 10, then the next nine columns further. */
    void readRecord(TrfLine line) {
        line.requireBlank(5, 5);
        if (line.blank(6, line.length())) {
            throw line.error(6, "no result is named");
        }
        for (int column = 6; column <= line.length(); column += BLOCK) {
            if (line.blank(column, column + BLOCK - 1)) {
                continue;
            }
            char code = line.at(column);
            if ("WDLPAZX".indexOf(code) < 0) {
                throw line.error(column, code == ' ' ? "a letter should be here" : "unknown result '" + code + "'");
            }
            int value = line.tenths(column + 1, column + 4, "the points");
            line.requireBlank(column + 5, column + BLOCK - 1);
            switch (code) {
                case 'W' -> win(line, column, value);
                case 'D' -> set(DRAW, line, column, value);
                case 'L' -> set(LOSS, line, column, value);
                case 'P' -> set(List.of("PAB"), line, column, value);
                case 'X' -> {} // a game not over yet, of which no file read here has any
                default -> set(ABSENCE, line, column, value);
            }
        }
    }

    /** XXS CODE=VALUE ...; W, D and L stand for several codes. The bye of the pairing is none of them. */
    void readScoring(TrfLine line) {
        if (line.words().isEmpty()) {
            throw line.error(5, "no result is named");
        }
        for (var word : line.words()) {
            int equals = word.text().indexOf('=');
            if (equals < 0) {
                throw line.error(word.column(), "'" + word.text() + "' should be like W=1.0");
            }
            String code = word.text().substring(0, equals);
            var number =
                    new TrfLine.Word(word.column() + equals + 1, word.text().substring(equals + 1));
            set(codes(line, word.column(), code), line, word.column(), line.tenths(number, "the points"));
        }
    }

    private static List<String> codes(TrfLine line, int column, String code) {
        return switch (code) {
            case "W" -> WIN;
            case "D" -> DRAW;
            case "L" -> LOSS;
            default -> {
                if (!SINGLE.contains(code)) {
                    throw line.error(column, "unknown result '" + code + "'");
                }
                yield List.of(code);
            }
        };
    }

    /** Outside XXS the bye of the pairing is worth a win unless something else is said. */
    private void win(TrfLine line, int column, int value) {
        set(WIN, line, column, value);
        winOfTheBye = value;
    }

    private void set(List<String> codes, TrfLine line, int column, int value) {
        codes.forEach(code -> values.put(code, new Value(value, line, column)));
    }

    PointSystem points() {
        var standard = PointSystem.STANDARD;
        return new PointSystem(
                either("WW", "BW", standard.win()),
                either("WD", "BD", standard.draw()),
                either("WL", "BL", standard.loss()),
                value("ZPB", standard.zeroBye()),
                value("FL", standard.forfeitLoss()),
                value("PAB", winOfTheBye == null ? standard.pairingBye() : winOfTheBye),
                value("FW", standard.forfeitWin()),
                value("FPB", standard.fullBye()),
                value("HPB", standard.halfBye()));
    }

    private int value(String code, int otherwise) {
        var value = values.get(code);
        return value == null ? otherwise : value.tenths();
    }

    private int either(String white, String black, int standard) {
        int points = value(white, standard);
        int others = value(black, standard);
        var place = values.getOrDefault(black, values.get(white));
        if (points != others && place != null) {
            throw place.line()
                    .error(
                            place.column(),
                            "points that depend on the colour cannot be paired: " + white + " is "
                                    + PointsText.of(points) + " and " + black + " is " + PointsText.of(others));
        }
        return points;
    }
}
