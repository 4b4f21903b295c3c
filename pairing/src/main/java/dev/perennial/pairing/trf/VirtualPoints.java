package dev.perennial.pairing.trf;

import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Acceleration written out for programs that do not know its method or split the groups in another way. */
final class VirtualPoints {
    private record Run(int value, int firstRound, int lastRound) {}

    private VirtualPoints() {}

    /** The points of each round by player; empty without acceleration. */
    static Map<Integer, List<Integer>> of(Tournament tournament) {
        return switch (tournament.acceleration()) {
            case Acceleration.None _ -> Map.of();
            case Acceleration.Table(var rows) -> rows;
            case Acceleration.Baku baku -> baku.asTable(tournament).points();
        };
    }

    /** Records 250: one for each run of rounds with the same points and each row of numbers that has them. */
    static List<String> ranges(Map<Integer, List<Integer>> rows) {
        var players = new LinkedHashMap<Run, List<Integer>>();
        new TreeMap<>(rows).forEach((player, row) -> {
            for (var run : runs(row)) {
                players.computeIfAbsent(run, _ -> new ArrayList<>()).add(player);
            }
        });
        var lines = new ArrayList<String>();
        players.forEach((run, numbers) -> {
            int first = 0;
            for (int i = 1; i <= numbers.size(); i++) {
                if (i == numbers.size() || numbers.get(i) != numbers.get(i - 1) + 1) {
                    lines.add(record(run, numbers.get(first), numbers.get(i - 1)));
                    first = i;
                }
            }
        });
        return lines;
    }

    private static List<Run> runs(List<Integer> row) {
        var runs = new ArrayList<Run>();
        int first = 0;
        for (int i = 1; i <= row.size(); i++) {
            if (i == row.size() || !row.get(i).equals(row.get(first))) {
                if (row.get(first) != 0) {
                    runs.add(new Run(row.get(first), first + 1, i));
                }
                first = i;
            }
        }
        return runs;
    }

    private static String record(Run run, int firstPlayer, int lastPlayer) {
        return String.format(
                Locale.ROOT,
                "250      %4s %03d %03d %04d %04d",
                PointsText.of(run.value()),
                run.firstRound(),
                run.lastRound(),
                firstPlayer,
                lastPlayer);
    }
}
