package dev.perennial.pairing.trf;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** Reads tournament report files: TRF16 with the usual extension lines, and TRF-2026. */
public final class TrfReader {
    private static final List<String> MARKS = List.of("\uFEFF", "\u00EF\u00BB\u00BF");

    private final Settings settings = new Settings();
    private final List<PlayerLine> players = new ArrayList<>();
    private final List<String> kept = new ArrayList<>();

    private TrfReader() {}

    /**
     * Throws {@link MalformedTrf} where the text makes no sense.
     *
     * @param text of a report file in any dialect
     * @return the file
     */
    public static TrfFile read(String text) {
        var reader = new TrfReader();
        int number = 0;
        for (var line : text.lines().toList()) {
            number++;
            reader.read(new TrfLine(number, number == 1 ? withoutMark(line) : line));
        }
        return reader.file();
    }

    /** Some programs start files with a byte order mark; read byte by byte it is three characters. */
    private static String withoutMark(String line) {
        return MARKS.stream()
                .filter(line::startsWith)
                .findFirst()
                .map(mark -> line.substring(mark.length()))
                .orElse(line);
    }

    private void read(TrfLine line) {
        if (line.text().isBlank()) {
            return;
        }
        line.requireRecord();
        if (line.code().equals("001")) {
            players.add(PlayerLine.of(line));
        } else if (!settings.read(line)) {
            kept.add(line.text());
        }
    }

    private TrfFile file() {
        if (players.isEmpty()) {
            throw new MalformedTrf(1, 1, "there is no player line (001)");
        }
        var table = new Crosstable(players, settings.byes);
        settings.plannedRounds().ifPresent(table::checkRounds);
        settings.check(table.numbers());
        table.checkByes();
        kept.addAll(table.laterByes());
        var points = settings.points.points();
        var list = table.players(points, settings.orderOfLines());
        var tournament = new Tournament(
                settings.plannedRounds().orElse(table.roundsDone()),
                points,
                settings.initialColour().orElseGet(() -> firstColour(list)),
                list,
                settings.forbidden,
                settings.acceleration(table.numbers()));
        var personal = new TreeMap<Integer, String>();
        players.forEach(player -> personal.put(player.id(), player.personal()));
        return new TrfFile(tournament, kept, personal, settings.plannedRounds().isPresent());
    }

    /** Round 1 shows the initial colour: odd numbers of the upper half have it. White if there was no game. */
    private static Colour firstColour(List<Player> players) {
        int number = 0;
        var inOrder =
                players.stream().sorted(Comparator.comparingInt(Player::order)).toList();
        for (var player : inOrder) {
            if (player.rounds().isEmpty()
                    || !player.rounds().getFirst().outcome().tookPart()) {
                continue;
            }
            number++;
            var colour = player.rounds().getFirst().colour();
            if (colour != null) {
                return number % 2 == 1 ? colour : colour.other();
            }
        }
        return Colour.WHITE;
    }
}
