package dev.perennial.games.pairing.trf;

import dev.perennial.games.pairing.Acceleration;
import dev.perennial.games.pairing.Colour;
import dev.perennial.games.pairing.ForbiddenGroup;
import dev.perennial.games.pairing.PointSystem;
import dev.perennial.games.pairing.Tournament;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The lines of a file that say how the tournament is run. */
final class SettingLines {
    private final List<String> lines = new ArrayList<>();

    static List<String> trf16(Tournament tournament) {
        var writer = new SettingLines();
        writer.lines.add("XXR " + tournament.plannedRounds());
        writer.lines.add(
                String.format(Locale.ROOT, "XXC %s", tournament.initialColour() == Colour.WHITE ? "white1" : "black1"));
        writer.points16(tournament.points());
        tournament.forbidden().forEach(writer::forbidden16);
        if (tournament.acceleration() instanceof Acceleration.Table(var rows)) {
            new TreeMap<>(rows).forEach(writer::virtualPoints16);
        }
        return writer.lines;
    }

    static List<String> trf2026(Tournament tournament) {
        var writer = new SettingLines();
        writer.lines.add("142 " + tournament.plannedRounds());
        writer.lines.add("152 " + (tournament.initialColour() == Colour.WHITE ? "W" : "B"));
        writer.points2026(tournament.points());
        tournament.forbidden().forEach(writer::forbidden2026);
        if (tournament.acceleration() instanceof Acceleration.Table(var rows)) {
            new TreeMap<>(rows).forEach(writer::virtualPoints2026);
        }
        for (var player : tournament.players()) {
            var absence = player.absence();
            if (absence != null) {
                writer.lines.add(String.format(
                        Locale.ROOT, "240 %c %03d %4d", absence.code(), tournament.nextRound(), player.id()));
            }
        }
        return writer.lines;
    }

    private void points16(PointSystem points) {
        var standard = PointSystem.STANDARD;
        add("BBW", points.win(), standard.win());
        add("BBD", points.draw(), standard.draw());
        add("BBL", points.loss(), standard.loss());
        add("BBZ", points.zeroBye(), standard.zeroBye());
        add("BBF", points.forfeitLoss(), standard.forfeitLoss());
        add("BBU", points.pairingBye(), points.win());
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

    /** One record for each run of rounds with the same points. */
    private void virtualPoints2026(int player, List<Integer> row) {
        int first = 0;
        while (first < row.size()) {
            int last = first;
            while (last + 1 < row.size() && row.get(last + 1).equals(row.get(first))) {
                last++;
            }
            if (row.get(first) != 0) {
                lines.add(String.format(
                        Locale.ROOT,
                        "250      %4s %03d %03d %04d %04d",
                        PointsText.of(row.get(first)),
                        first + 1,
                        last + 1,
                        player,
                        player));
            }
            first = last + 1;
        }
    }
}
