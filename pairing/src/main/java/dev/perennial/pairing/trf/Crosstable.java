package dev.perennial.pairing.trf;

import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.PointSystem;
import dev.perennial.pairing.RoundEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** All player lines together: checks that they fit each other and separates past rounds from the one to be paired. */
final class Crosstable {
    private final Map<Integer, PlayerLine> lines = new TreeMap<>();
    private final Map<Integer, Integer> places = new TreeMap<>();
    private final ByeLines byes;
    private final int done;

    Crosstable(List<PlayerLine> players, ByeLines byes) {
        this.byes = byes;
        for (var player : players) {
            if (lines.put(player.id(), player) != null) {
                throw player.line().error(5, "there are two players with the number " + player.id());
            }
            places.put(player.id(), places.size() + 1);
        }
        int columns =
                players.stream().mapToInt(player -> player.cells().size()).max().orElse(0);
        done = IntStream.rangeClosed(1, columns).filter(this::finished).max().orElse(0);
        new GameCheck(lines).run();
    }

    int roundsDone() {
        return done;
    }

    Set<Integer> numbers() {
        return lines.keySet();
    }

    /** A game or a bye of the pairing, or a code for everybody: a column of announced absences has gaps. */
    private boolean finished(int round) {
        return lines.values().stream().anyMatch(line -> {
                    var cell = line.cell(round);
                    return cell != null && cell.outcome().tookPart();
                })
                || lines.values().stream().allMatch(line -> line.cell(round) != null);
    }

    /** Columns beyond the planned rounds must be empty. */
    void checkRounds(int planned) {
        for (var line : lines.values()) {
            for (int round = planned + 1; round <= line.cells().size(); round++) {
                if (line.cell(round) != null) {
                    throw line.line().error(PlayerLine.column(round), "only " + planned + " rounds are planned");
                }
            }
        }
    }

    /** A bye may be announced outside the player's line, but not against it. */
    void checkByes() {
        for (var bye : byes.all()) {
            var line = lines.get(bye.player());
            var cell = line == null ? null : line.cell(bye.round());
            if (cell != null && cell.outcome() != bye.outcome()) {
                throw bye.line()
                        .error(
                                bye.column(),
                                "the line of player " + bye.player() + " has something else in round " + bye.round());
            }
        }
    }

    /** Byes of rounds after the one to be paired, as lines to be kept. */
    List<String> laterByes() {
        var kept = new ArrayList<String>();
        byes.all().stream()
                .filter(bye -> bye.round() > done + 1)
                .map(bye -> bye.line().text())
                .distinct()
                .forEach(kept::add);
        for (var line : lines.values()) {
            for (int round = done + 2; round <= line.cells().size(); round++) {
                var cell = line.cell(round);
                if (cell != null && byes.of(round, line.id()) == null) {
                    kept.add(String.format(
                            Locale.ROOT, "240 %c %03d %4d", cell.outcome().code(), round, line.id()));
                }
            }
        }
        return kept;
    }

    /** In the order of their numbers, or of their lines. */
    List<Player> players(PointSystem points, boolean orderOfLines) {
        return lines.values().stream()
                .map(line -> player(line, points, orderOfLines ? places.getOrDefault(line.id(), 0) : line.id()))
                .toList();
    }

    private Player player(PlayerLine line, PointSystem points, int order) {
        var rounds = new ArrayList<RoundEntry>();
        for (int round = 1; round <= done; round++) {
            var outcome = cell(line, round);
            rounds.add(outcome == null ? RoundEntry.ABSENT : outcome);
        }
        var player = new Player(line.id(), line.name(), line.rating(), rounds, absence(line), order);
        checkPoints(line, player, points);
        return player;
    }

    private @Nullable RoundEntry cell(PlayerLine line, int round) {
        var cell = line.cell(round);
        var bye = byes.of(round, line.id());
        return cell == null && bye != null ? RoundEntry.bye(bye) : cell;
    }

    private @Nullable Outcome absence(PlayerLine line) {
        var next = cell(line, done + 1);
        if (next != null) {
            return next.outcome();
        }
        return byes.absent(line.id()) ? Outcome.ZERO_BYE : null;
    }

    /** The points of a bye announced for the next round may be counted already. */
    private static void checkPoints(PlayerLine line, Player player, PointSystem points) {
        if (line.line().blank(81, 84)) {
            return;
        }
        int written = line.line().tenths(81, 84, "the points");
        int counted = player.points(points);
        var absence = player.absence();
        if (written != counted && (absence == null || written != counted + points.points(absence))) {
            throw line.line()
                    .error(
                            81,
                            "the points are " + PointsText.of(written) + " but the results give "
                                    + PointsText.of(counted));
        }
    }
}
