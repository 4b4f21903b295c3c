package dev.perennial.pairing.trf;

import dev.perennial.pairing.Acceleration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Virtual points: XXA for each player, 250 for ranges of players and rounds. */
final class AccelerationLines {
    private record Range(int value, int firstRound, int lastRound, int firstPlayer, int lastPlayer) {}

    private record LastRound(TrfLine line, int column, int round) {}

    private final NamedPlayers players;
    private final Map<Integer, List<Integer>> rows = new TreeMap<>();
    private final List<Range> ranges = new ArrayList<>();
    private final List<LastRound> lastRounds = new ArrayList<>();

    AccelerationLines(NamedPlayers players) {
        this.players = players;
    }

    void readRow(TrfLine line) {
        line.requireBlank(9, 9);
        int player = players.mention(line, line.word(5, 8), "the pairing number");
        var row = new ArrayList<Integer>();
        for (int column = 10; column <= line.length(); column += 5) {
            row.add(line.blank(column, column + 3) ? 0 : points(line, column));
            line.requireBlank(column + 4, column + 4);
            if (row.getLast() > 0) {
                lastRounds.add(new LastRound(line, column, row.size()));
            }
        }
        if (row.isEmpty()) {
            throw line.error(10, "the virtual points are missing");
        }
        if (rows.put(player, row) != null) {
            throw line.error(5, "player " + player + " has two lines XXA");
        }
    }

    void readRange(TrfLine line) {
        if (!line.blank(5, 8) && line.tenths(5, 8, "the match points") != 0) {
            throw line.error(5, "match points are for teams only");
        }
        int value = points(line, 10);
        if (value == 0) {
            throw line.error(10, "the virtual points should not be 0");
        }
        int firstRound = line.round(line.word(15, 17), "the first round");
        int lastRound = line.round(line.word(19, 21), "the last round");
        if (lastRound < firstRound) {
            throw line.error(19, "the last round is before the first one");
        }
        int firstPlayer = players.mention(line, line.word(23, 26), "the first player");
        int lastPlayer = players.mention(line, line.word(28, 31), "the last player");
        if (lastPlayer < firstPlayer) {
            throw line.error(28, "the last player is before the first one");
        }
        for (int gap : new int[] {9, 14, 18, 22, 27}) {
            line.requireBlank(gap, gap);
        }
        line.requireBlank(32, line.length());
        ranges.add(new Range(value, firstRound, lastRound, firstPlayer, lastPlayer));
        lastRounds.add(new LastRound(line, 19, lastRound));
    }

    private static int points(TrfLine line, int column) {
        int value = line.tenths(column, column + 3, "the virtual points");
        if (value < 0) {
            throw line.error(column, "the virtual points should not be negative");
        }
        return value;
    }

    /** No round beyond those planned is accelerated. */
    void check(int plannedRounds) {
        for (var last : lastRounds) {
            if (last.round() > plannedRounds) {
                throw last.line().error(last.column(), "only " + plannedRounds + " rounds are planned");
            }
        }
    }

    /** The acceleration of these players; empty if there is no such line. */
    Optional<Acceleration> table(Set<Integer> numbers) {
        if (rows.isEmpty() && ranges.isEmpty()) {
            return Optional.empty();
        }
        var table = new TreeMap<>(rows);
        for (var range : ranges) {
            for (int player : numbers) {
                if (range.firstPlayer() <= player && player <= range.lastPlayer()) {
                    fill(table.computeIfAbsent(player, _ -> new ArrayList<>()), range);
                }
            }
        }
        return Optional.of(new Acceleration.Table(table));
    }

    private static void fill(List<Integer> row, Range range) {
        row.addAll(Collections.nCopies(Math.max(0, range.lastRound() - row.size()), 0));
        Collections.fill(row.subList(range.firstRound() - 1, range.lastRound()), range.value());
    }
}
