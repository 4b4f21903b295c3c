package dev.perennial.pairing.trf;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.ForbiddenGroup;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The lines of a file that say how the tournament is run. */
final class SettingLines {
    private final List<String> lines = new ArrayList<>();

    static List<String> trf16(TrfFile file) {
        var tournament = file.tournament();
        var writer = new SettingLines();
        if (file.roundsStated()) {
            writer.lines.add("XXR " + tournament.plannedRounds());
        }
        writer.lines.add("XXC " + (reordered(tournament) ? "rank " : "")
                + (tournament.initialColour() == Colour.WHITE ? "white1" : "black1"));
        writer.lines.addAll(PointRecords.trf16(tournament.points()));
        tournament.forbidden().forEach(writer::forbidden16);
        new TreeMap<>(VirtualPoints.of(tournament)).forEach(writer::virtualPoints16);
        writer.absent16(file);
        return writer.lines;
    }

    static List<String> trf2026(TrfFile file) {
        var tournament = file.tournament();
        var writer = new SettingLines();
        if (file.roundsStated()) {
            writer.lines.add("142 " + tournament.plannedRounds());
        }
        if (reordered(tournament)) {
            // TRF-2026 has no record for it.
            writer.lines.add("XXC rank");
        }
        writer.lines.add("152 " + (tournament.initialColour() == Colour.WHITE ? "W" : "B"));
        writer.lines.addAll(PointRecords.trf2026(tournament.points()));
        tournament.forbidden().forEach(writer::forbidden2026);
        writer.lines.addAll(VirtualPoints.ranges(VirtualPoints.of(tournament)));
        if (hasNextRound(file)) {
            tournament.players().forEach(player -> writer.bye(player, tournament.nextRound()));
        }
        return writer.lines;
    }

    /** Byes of the next round are announced only while there is one. */
    static boolean hasNextRound(TrfFile file) {
        var tournament = file.tournament();
        return !file.roundsStated() || tournament.nextRound() <= tournament.plannedRounds();
    }

    /** A column in which everybody has a code would be a round that is over. */
    static boolean cellsAnnounce(TrfFile file) {
        return hasNextRound(file) && file.tournament().players().stream().anyMatch(Player::present);
    }

    private static boolean reordered(Tournament tournament) {
        var numbers = tournament.players().stream().map(Player::id).toList();
        return !numbers.equals(numbers.stream().sorted().toList());
    }

    private void bye(Player player, int round) {
        var absence = player.absence();
        if (absence != null) {
            lines.add(String.format(Locale.ROOT, "240 %c %03d %4d", absence.code(), round, player.id()));
        }
    }

    /** The player's own line says it too; some programs read the one, some the other. */
    private void absent16(TrfFile file) {
        var absent = file.tournament().players().stream()
                .filter(player -> player.absence() == Outcome.ZERO_BYE)
                .map(player -> String.valueOf(player.id()))
                .collect(Collectors.joining(" "));
        if (!absent.isEmpty() && hasNextRound(file)) {
            lines.add("XXZ " + absent);
        }
        if (hasNextRound(file) && !cellsAnnounce(file)) {
            file.tournament()
                    .players()
                    .forEach(player -> bye(player, file.tournament().nextRound()));
        }
    }

    private void forbidden16(ForbiddenGroup group) {
        if (group.firstRound() > 1 || group.lastRound() < ForbiddenGroup.EVER) {
            forbidden2026(group);
            return;
        }
        lines.add("XXP " + group.players().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    private void forbidden2026(ForbiddenGroup group) {
        String players = group.players().stream()
                .map(player -> String.format(Locale.ROOT, " %4d", player))
                .collect(Collectors.joining());
        lines.add(String.format(Locale.ROOT, "260 %03d %03d%s", group.firstRound(), group.lastRound(), players));
    }

    private void virtualPoints16(int player, List<Integer> row) {
        String values = row.stream()
                .map(value -> String.format(Locale.ROOT, " %4s", PointsText.of(value)))
                .collect(Collectors.joining());
        lines.add(String.format(Locale.ROOT, "XXA %4d%s", player, values));
    }
}
