package dev.perennial.pairing.trf;

import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Colour;
import dev.perennial.pairing.ForbiddenGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The tournament's settings in the lines of a file, in either dialect. */
final class Settings {
    final NamedPlayers named = new NamedPlayers();
    final ByeLines byes = new ByeLines(named);
    final PointLines points = new PointLines();
    final List<ForbiddenGroup> forbidden = new ArrayList<>();
    private final AccelerationLines accelerations = new AccelerationLines(named);
    private final SystemLines system = new SystemLines();
    private @Nullable TrfLine systemLine;
    private int plannedRounds;
    private @Nullable Colour initialColour;
    private boolean orderOfLines;

    /** Takes a line in; false if it has no meaning for the pairing. */
    boolean read(TrfLine line) {
        switch (line.code()) {
            case "XXR", "142" -> plannedRounds = line.round(line.only("the number of rounds"), "the number of rounds");
            case "XXC" -> readConfiguration(line);
            case "152" -> initialColour = colour(line, line.only("the initial colour"));
            case "XXP" -> forbidden.add(ForbiddenGroup.always(named.list(line, line.words(), 2)));
            case "260" -> readForbidden(line);
            case "240" -> byes.readByes(line);
            case "XXZ" -> byes.readAbsent(line);
            case "XXA" -> accelerations.readRow(line);
            case "250" -> accelerations.readRange(line);
            case "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU" -> points.readSingle(line);
            case "162" -> points.readRecord(line);
            case "XXS" -> points.readScoring(line);
            case "013", "310" -> throw SystemLines.team(line);
            case "299" -> throw SystemLines.extraPoints(line);
            case "192" -> {
                system.readCode(line);
                systemLine = line;
                return false;
            }
            case "092" -> {
                system.readType(line);
                return false;
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The initial colour, and whether the order of the lines is the initial order rather than the numbers. */
    private void readConfiguration(TrfLine line) {
        if (line.words().isEmpty()) {
            throw line.error(5, "the configuration is missing");
        }
        for (var word : line.words()) {
            switch (word.text()) {
                case "white1" -> initialColour = Colour.WHITE;
                case "black1" -> initialColour = Colour.BLACK;
                case "rank" -> orderOfLines = true;
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

    private void readForbidden(TrfLine line) {
        var words = line.words();
        if (words.size() < 2) {
            throw line.error(5, "first and last round are missing");
        }
        int first = line.round(words.get(0), "the first round");
        int last = line.round(words.get(1), "the last round");
        if (last < first) {
            throw line.error(words.get(1).column(), "the last round is before the first one");
        }
        forbidden.add(new ForbiddenGroup(named.list(line, words.subList(2, words.size()), 2), first, last));
    }

    /** Lines that name players or rounds which do not exist. */
    void check(Set<Integer> players) {
        named.check(players);
        if (plannedRounds > 0) {
            accelerations.check(plannedRounds);
            for (var bye : byes.all()) {
                if (bye.round() > plannedRounds) {
                    throw bye.line().error(7, "only " + plannedRounds + " rounds are planned");
                }
            }
        }
    }

    OptionalInt plannedRounds() {
        return plannedRounds > 0 ? OptionalInt.of(plannedRounds) : OptionalInt.empty();
    }

    Optional<Colour> initialColour() {
        return Optional.ofNullable(initialColour);
    }

    boolean orderOfLines() {
        return orderOfLines;
    }

    /** Virtual points that are written out override the name of a method. */
    Acceleration acceleration(Set<Integer> players) {
        var line = systemLine;
        if (system.baku() && line != null && !Acceleration.Baku.fits(points.points())) {
            throw line.error(5, "the Baku acceleration needs points in which a win is two draws and a loss is nothing");
        }
        return accelerations
                .table(players)
                .orElseGet(() -> system.baku() ? new Acceleration.Baku(0) : Acceleration.NONE);
    }
}
