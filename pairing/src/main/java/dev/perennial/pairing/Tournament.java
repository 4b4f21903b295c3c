package dev.perennial.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Everything a pairing depends on. Players are kept in their initial order, mostly that of the pairing numbers. */
public record Tournament(
        int plannedRounds,
        PointSystem points,
        Colour initialColour,
        List<Player> players,
        List<ForbiddenGroup> forbidden,
        Acceleration acceleration) {
    public Tournament {
        players =
                players.stream().sorted(Comparator.comparingInt(Player::order)).toList();
        forbidden = List.copyOf(forbidden);
        if (players.stream()
                        .mapToInt(player -> player.rounds().size())
                        .distinct()
                        .count()
                > 1) {
            throw new IllegalArgumentException("all players need a line for every round");
        }
    }

    public int roundsDone() {
        return players.isEmpty() ? 0 : players.getFirst().rounds().size();
    }

    public int nextRound() {
        return roundsDone() + 1;
    }

    /** The same tournament if two players may not meet. */
    public Tournament apart(int a, int b) {
        var more = new ArrayList<>(forbidden);
        more.add(ForbiddenGroup.always(List.of(a, b)));
        return new Tournament(plannedRounds, points, initialColour, players, more, acceleration);
    }

    public Tournament with(Acceleration other) {
        return new Tournament(plannedRounds, points, initialColour, players, forbidden, other);
    }

    public Tournament withPlannedRounds(int rounds) {
        return new Tournament(rounds, points, initialColour, players, forbidden, acceleration);
    }

    public Tournament with(List<Player> others) {
        return new Tournament(plannedRounds, points, initialColour, others, forbidden, acceleration);
    }

    /** The tournament as it was when the given round was to be paired. */
    public Tournament before(int round) {
        var then = players.stream().map(player -> player.before(round)).toList();
        return new Tournament(plannedRounds, points, initialColour, then, forbidden, acceleration);
    }
}
