package dev.perennial.games.pairing.trf;

import dev.perennial.games.pairing.Outcome;
import dev.perennial.games.pairing.Player;
import dev.perennial.games.pairing.PointSystem;
import dev.perennial.games.pairing.RoundEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** All player lines together: checks that they fit each other and tells past rounds from the one to be paired. */
final class Crosstable {
    /** Byes announced outside the player lines, by round and player. */
    record Announced(int round, int player) {}

    private final Map<Integer, PlayerLine> lines = new TreeMap<>();
    private final Map<Announced, Outcome> announced;
    private int done;

    Crosstable(List<PlayerLine> players, Map<Announced, Outcome> announced) {
        this.announced = announced;
        for (var player : players) {
            if (lines.put(player.id(), player) != null) {
                throw player.line().error(5, "there are two players with the number " + player.id());
            }
        }
        int columns =
                players.stream().mapToInt(player -> player.cells().size()).max().orElse(0);
        done = IntStream.rangeClosed(1, columns).filter(this::finished).max().orElse(0);
        lines.values().forEach(this::check);
    }

    /** Somebody took part, or everybody carries a code: a column of announced absences has gaps. */
    private boolean finished(int round) {
        return lines.values().stream().anyMatch(line -> {
                    var cell = line.cell(round);
                    return cell != null && cell.outcome().tookPart();
                })
                || lines.values().stream().allMatch(line -> line.cell(round) != null);
    }

    private void check(PlayerLine line) {
        for (int round = 1; round <= line.cells().size(); round++) {
            var cell = line.cell(round);
            if (cell != null && cell.opponent() > 0) {
                check(line, round, cell);
            }
        }
    }

    private void check(PlayerLine line, int round, RoundEntry cell) {
        int column = PlayerLine.column(round);
        var opponent = lines.get(cell.opponent());
        if (opponent == null || cell.opponent() == line.id()) {
            throw line.line().error(column, "there is no opponent with the number " + cell.opponent());
        }
        var other = opponent.cell(round);
        if (other == null || other.opponent() != line.id()) {
            throw line.line().error(column, "player " + cell.opponent() + " does not have this game in round " + round);
        }
        if (cell.colour() != null && cell.colour() == other.colour()) {
            throw line.line().error(column + 5, "both players of this game have the same colour");
        }
        if (cell.outcome().played() != other.outcome().played() || (won(cell) && won(other))) {
            throw line.line().error(column + 7, "the results of the two players do not fit");
        }
    }

    private static boolean won(RoundEntry cell) {
        return switch (cell.outcome()) {
            case WIN, UNRATED_WIN, FORFEIT_WIN -> true;
            default -> false;
        };
    }

    List<Player> players(PointSystem points) {
        return lines.values().stream().map(line -> player(line, points)).toList();
    }

    private Player player(PlayerLine line, PointSystem points) {
        var rounds = new ArrayList<RoundEntry>();
        for (int round = 1; round <= done; round++) {
            var cell = cell(line, round);
            rounds.add(cell == null ? RoundEntry.ABSENT : cell);
        }
        var next = cell(line, done + 1);
        var player = new Player(line.id(), line.name(), line.rating(), rounds, next == null ? null : next.outcome());
        checkPoints(line, player, points);
        return player;
    }

    private @Nullable RoundEntry cell(PlayerLine line, int round) {
        var cell = line.cell(round);
        var bye = announced.get(new Announced(round, line.id()));
        return cell == null && bye != null ? RoundEntry.bye(bye) : cell;
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
