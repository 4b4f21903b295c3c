package dev.perennial.games.analysis;

import java.util.Map;
import java.util.Map.Entry;

/**
 * The scale for each game, number of seats and kind of knowledge. {@code ./perennial bench calibration --fit} fits them
 * to games among bots and prints them.
 */
public final class Calibration {
    /** Of a game that nobody has fitted yet. */
    private static final Scale USUAL = new Scale(12, 2);

    private static final Map<String, Scales> PUBLISHED = Map.ofEntries(
            entry("evergreen-concert", 2, new Scale(14, 0.5), new Scale(23, 0.5)),
            entry("evergreen-concert", 3, new Scale(12, 0.5), new Scale(20, 0.5)),
            entry("evergreen-concert", 4, new Scale(12, 0.5), new Scale(18, 0.5)),
            entry("evergreen-concert", 5, new Scale(12, 1.5), new Scale(20, 0.5)),
            entry("evergreen-concert", 6, new Scale(16, 0.5), new Scale(20, 0.5)),
            entry("arboretum", 2, new Scale(35, 0.5), new Scale(23, 0.5)),
            entry("arboretum", 3, new Scale(30, 0.5), new Scale(18, 0.5)),
            entry("arboretum", 4, new Scale(60, 0.5), new Scale(23, 0.5)),
            entry("s-evolution", 2, new Scale(6, 0.5), new Scale(6, 0.5)),
            entry("s-evolution", 3, new Scale(5, 0.5), new Scale(5, 0.5)),
            entry("s-evolution", 4, new Scale(5, 0.5), new Scale(5, 0.5)),
            entry("evergreen-planet", 1, new Scale(14, 0.5), new Scale(18, 0.5)),
            entry("evergreen-planet", 2, new Scale(23, 0.5), new Scale(23, 0.5)),
            entry("evergreen-planet", 3, new Scale(20, 0.5), new Scale(20, 0.5)),
            entry("evergreen-planet", 4, new Scale(20, 0.5), new Scale(20, 0.5)));

    private Calibration() {}

    private record Scales(Scale asKnown, Scale allOpen) {}

    public static Scale scale(String game, int seats, Knowledge knowledge) {
        var scales = PUBLISHED.getOrDefault(key(game, seats), new Scales(USUAL, USUAL));
        return knowledge == Knowledge.AS_KNOWN ? scales.asKnown : scales.allOpen;
    }

    private static Entry<String, Scales> entry(String game, int seats, Scale asKnown, Scale allOpen) {
        return Map.entry(key(game, seats), new Scales(asKnown, allOpen));
    }

    private static String key(String game, int seats) {
        return game + "/" + seats;
    }
}
