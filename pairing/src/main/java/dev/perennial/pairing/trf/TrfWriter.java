package dev.perennial.pairing.trf;

import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.RoundEntry;
import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes tournament report files. Lines that were not understood are written back unchanged. */
public final class TrfWriter {
    private TrfWriter() {}

    /**
     * {@return the text of the file, with ranks by points}
     *
     * @param file the file to write
     * @param dialect the format of settings and byes
     */
    public static String write(TrfFile file, Dialect dialect) {
        return write(file, dialect, ranks(file.tournament()));
    }

    /**
     * With ranks that were published, which follow from more than points; by pairing number.
     *
     * @param file the file to write
     * @param dialect the format of settings and byes
     * @param ranks by pairing number
     * @return the text of the file
     */
    public static String write(TrfFile file, Dialect dialect, Map<Integer, Integer> ranks) {
        var tournament = file.tournament();
        var lines = new ArrayList<>(file.keptLines());
        if (tournament.acceleration() instanceof Acceleration.Baku baku
                && baku.isUsual(tournament)
                && lines.stream().noneMatch(TrfWriter::namesBaku)) {
            lines.add("192 FIDE_DUTCH_2025_BAKU");
        }
        lines.addAll(
                switch (dialect) {
                    case TRF16 -> SettingLines.trf16(file);
                    case TRF2026 -> SettingLines.trf2026(file);
                });
        for (var player : tournament.players()) {
            lines.add(playerLine(file, player, ranks.getOrDefault(player.id(), 0), dialect));
        }
        return String.join("\n", lines) + "\n";
    }

    private static boolean namesBaku(String line) {
        return line.startsWith("192") && line.contains("BAKU");
    }

    private static Map<Integer, Integer> ranks(Tournament tournament) {
        List<Player> order = tournament.players().stream()
                .sorted(Comparator.comparingInt((Player player) -> -player.points(tournament.points()))
                        .thenComparingInt(Player::id))
                .toList();
        var ranks = new HashMap<Integer, Integer>();
        order.forEach(player -> ranks.put(player.id(), ranks.size() + 1));
        return ranks;
    }

    private static String playerLine(TrfFile file, Player player, int rank, Dialect dialect) {
        var line = new StringBuilder(String.format(
                Locale.ROOT,
                "001 %4d %-70s %4s %4d",
                player.id(),
                file.personal().getOrDefault(player.id(), ""),
                points(player.points(file.tournament().points())),
                rank));
        player.rounds().forEach(entry -> line.append(cell(entry)));
        var absence = player.absence();
        if (absence != null && dialect == Dialect.TRF16 && SettingLines.cellsAnnounce(file)) {
            line.append(cell(RoundEntry.bye(absence)));
        }
        return line.toString();
    }

    /** A total for which the column has no room is left out; it follows from the results. */
    private static String points(int tenths) {
        return tenths > TrfLine.MOST || tenths < TrfLine.LEAST ? "" : PointsText.of(tenths);
    }

    private static String cell(RoundEntry entry) {
        var colour = entry.colour();
        return String.format(
                Locale.ROOT,
                "  %4s %c %c",
                entry.opponent() == 0 ? "0000" : String.valueOf(entry.opponent()),
                colour == null ? '-' : colour.code(),
                entry.outcome().code());
    }
}
