package dev.perennial.games.pairing.trf;

import dev.perennial.games.pairing.Acceleration;
import dev.perennial.games.pairing.Colour;
import dev.perennial.games.pairing.ForbiddenGroup;
import dev.perennial.games.pairing.Outcome;
import dev.perennial.games.pairing.PointSystem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What the lines of a file say about the tournament, in either dialect. */
final class Settings {
    private final Map<Character, Integer> points = new HashMap<>();
    private final Map<Integer, List<Integer>> virtualPoints = new TreeMap<>();
    private boolean baku;
    private int plannedRounds;
    private @Nullable Colour initialColour;
    final List<ForbiddenGroup> forbidden = new ArrayList<>();
    final Map<Crosstable.Announced, Outcome> byes = new HashMap<>();

    /** Takes a line in; false if it has no meaning for the pairing. */
    boolean read(TrfLine line) {
        switch (line.code()) {
            case "XXR", "142" -> plannedRounds = line.integer(first(line), "the number of rounds");
            case "XXC" -> readColour(line);
            case "152" -> initialColour = colour(line, first(line));
            case "XXP" -> forbidden.add(ForbiddenGroup.always(players(line, line.words())));
            case "260" -> readForbidden(line);
            case "240" -> readByes(line);
            case "XXA" -> readVirtualPoints(line);
            case "250" -> readAcceleratedRange(line);
            case "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU" ->
                points.put(line.text().charAt(2), line.tenths(first(line), "the points"));
            case "162" -> readPoints(line);
            case "192" -> {
                baku |= line.text().toUpperCase(java.util.Locale.ROOT).contains("BAKU");
                return false;
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private static TrfLine.Word first(TrfLine line) {
        var words = line.words();
        return words.isEmpty() ? new TrfLine.Word(5, "") : words.getFirst();
    }

    /** A configuration line may also say how ranks are written, which does not concern us. */
    private void readColour(TrfLine line) {
        for (var word : line.words()) {
            switch (word.text()) {
                case "white1" -> initialColour = Colour.WHITE;
                case "black1" -> initialColour = Colour.BLACK;
                case "rank" -> {}
                default -> throw line.error(word.column(), "unknown configuration '" + word.text() + "'");
            }
        }
    }

    private static Colour colour(TrfLine line, TrfLine.Word word) {
        return switch (word.text()) {
            case "W", "w" -> Colour.WHITE;
            case "B", "b" -> Colour.BLACK;
            default -> throw line.error(word.column(), "the initial colour should be W or B");
        };
    }

    private static List<Integer> players(TrfLine line, List<TrfLine.Word> words) {
        return words.stream()
                .map(word -> line.integer(word, "a pairing number"))
                .toList();
    }

    private void readForbidden(TrfLine line) {
        var words = line.words();
        if (words.size() < 2) {
            throw line.error(5, "first and last round are missing");
        }
        forbidden.add(new ForbiddenGroup(
                players(line, words.subList(2, words.size())),
                line.integer(words.get(0), "the first round"),
                line.integer(words.get(1), "the last round")));
    }

    private void readByes(TrfLine line) {
        var outcome = Outcome.ofCode(line.at(5)).filter(bye -> !bye.tookPart());
        if (outcome.isEmpty()) {
            throw line.error(5, "the kind of bye should be F, H or Z");
        }
        var words = line.words();
        if (words.size() < 2) {
            throw line.error(7, "the round is missing");
        }
        int round = line.integer(words.get(1), "the round");
        players(line, words.subList(2, words.size()))
                .forEach(player -> byes.put(new Crosstable.Announced(round, player), outcome.get()));
    }

    private void readVirtualPoints(TrfLine line) {
        var row = row(line.integer(5, 8, "the pairing number"));
        row.clear();
        for (int column = 10; column <= line.length(); column += 5) {
            row.add(line.blank(column, column + 3) ? 0 : line.tenths(column, column + 3, "the virtual points"));
        }
    }

    private void readAcceleratedRange(TrfLine line) {
        int value = line.tenths(10, 13, "the virtual points");
        int firstRound = line.integer(15, 17, "the first round");
        int lastRound = line.integer(19, 21, "the last round");
        int lastPlayer = line.integer(28, 31, "the last player");
        for (int player = line.integer(23, 26, "the first player"); player <= lastPlayer; player++) {
            var row = row(player);
            row.addAll(Collections.nCopies(Math.max(0, lastRound - row.size()), 0));
            for (int round = Math.max(1, firstRound); round <= lastRound; round++) {
                row.set(round - 1, value);
            }
        }
    }

    private List<Integer> row(int player) {
        return virtualPoints.computeIfAbsent(player, id -> new ArrayList<>());
    }

    private void readPoints(TrfLine line) {
        for (int column = 6; column <= line.length(); column += 9) {
            char code = line.at(column);
            int value = code == ' ' ? 0 : line.tenths(column + 1, column + 4, "the points");
            switch (code) {
                case 'W', 'D', 'L' -> points.put(code, value);
                case 'P' -> points.put('U', value);
                case 'A', 'Z' -> {
                    points.put('Z', value);
                    points.put('F', value);
                }
                case 'X', ' ' -> {}
                default -> throw line.error(column, "unknown result '" + code + "'");
            }
        }
    }

    int plannedRounds() {
        return plannedRounds;
    }

    Optional<Colour> initialColour() {
        return Optional.ofNullable(initialColour);
    }

    PointSystem points() {
        var standard = PointSystem.STANDARD;
        int win = points.getOrDefault('W', standard.win());
        return new PointSystem(
                win,
                points.getOrDefault('D', standard.draw()),
                points.getOrDefault('L', standard.loss()),
                points.getOrDefault('Z', standard.zeroBye()),
                points.getOrDefault('F', standard.forfeitLoss()),
                points.getOrDefault('U', win));
    }

    Acceleration acceleration() {
        if (!virtualPoints.isEmpty()) {
            return new Acceleration.Table(virtualPoints);
        }
        return baku ? new Acceleration.Baku(0) : Acceleration.NONE;
    }
}
