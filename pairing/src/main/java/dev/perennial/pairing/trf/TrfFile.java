package dev.perennial.pairing.trf;

import dev.perennial.pairing.Player;
import dev.perennial.pairing.Tournament;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A tournament together with what a report file says besides: lines that do not matter for pairing, kept word for word,
 * and each player's personal columns (10 to 79). A file about the past need not state how many rounds are planned: then
 * they are as many as were played.
 *
 * @param tournament the tournament
 * @param keptLines the other lines
 * @param personal the personal columns, by pairing number
 * @param roundsStated whether the file says how many rounds are planned
 */
public record TrfFile(
        Tournament tournament, List<String> keptLines, Map<Integer, String> personal, boolean roundsStated) {
    /** Copies the collections. */
    public TrfFile {
        keptLines = List.copyOf(keptLines);
        personal = Map.copyOf(personal);
    }

    /**
     * A file that says how many rounds are planned.
     *
     * @param tournament the tournament
     * @param keptLines the other lines
     * @param personal the personal columns, by pairing number
     */
    public TrfFile(Tournament tournament, List<String> keptLines, Map<Integer, String> personal) {
        this(tournament, keptLines, personal, true);
    }

    /**
     * A file for a tournament that never was in one.
     *
     * @param name of the tournament
     * @param tournament the tournament
     * @return the file
     */
    public static TrfFile of(String name, Tournament tournament) {
        var personal = new TreeMap<Integer, String>();
        tournament.players().forEach(player -> personal.put(player.id(), personalColumns(player)));
        return new TrfFile(tournament, List.of("012 " + name), personal);
    }

    /**
     * The same file with another state of the tournament.
     *
     * @param changed the tournament in its new state
     * @return the changed file
     */
    public TrfFile with(Tournament changed) {
        return new TrfFile(changed, keptLines, personal, roundsStated);
    }

    private static String personalColumns(Player player) {
        String name = player.name().length() > 33 ? player.name().substring(0, 33) : player.name();
        return String.format(Locale.ROOT, "     %-33s %4d", name, player.rating());
    }
}
