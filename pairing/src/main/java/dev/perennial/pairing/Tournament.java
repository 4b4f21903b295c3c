package dev.perennial.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Everything a pairing depends on. Players are kept in their initial order, mostly that of the pairing numbers.
 *
 * @param plannedRounds the number of rounds it is to have
 * @param points the points for each outcome
 * @param initialColour the colour of the first player in the first round
 * @param players all players, also absent ones
 * @param forbidden the players who may not meet
 * @param acceleration the virtual points of the pairing
 */
public record Tournament(
        int plannedRounds,
        PointSystem points,
        Colour initialColour,
        List<Player> players,
        List<ForbiddenGroup> forbidden,
        Acceleration acceleration) {
    /** Sorts the players, and refuses players with different numbers of rounds. */
    public Tournament {
        players =
                players.stream().sorted(Comparator.comparingInt(Player::order)).toList();
        forbidden = List.copyOf(forbidden);
        if (players.stream()
                        .mapToInt(player -> player.rounds().size())
                        .distinct()
                        .count()
                > 1) {
            throw new IllegalArgumentException("every player needs an entry for every round");
        }
    }

    /** {@return the number of past rounds} */
    public int roundsDone() {
        return players.isEmpty() ? 0 : players.getFirst().rounds().size();
    }

    /** {@return the number of the round to be paired} */
    public int nextRound() {
        return roundsDone() + 1;
    }

    /**
     * The same tournament if two players may not meet.
     *
     * @param a the id of the one player
     * @param b the id of the other
     * @return the tournament with one more group
     */
    public Tournament apart(int a, int b) {
        var more = new ArrayList<>(forbidden);
        more.add(ForbiddenGroup.always(List.of(a, b)));
        return new Tournament(plannedRounds, points, initialColour, players, more, acceleration);
    }

    /**
     * {@return the same tournament with other virtual points}
     *
     * @param other the virtual points
     */
    public Tournament with(Acceleration other) {
        return new Tournament(plannedRounds, points, initialColour, players, forbidden, other);
    }

    /**
     * {@return the same tournament with another length}
     *
     * @param rounds the number of rounds it is to have
     */
    public Tournament withPlannedRounds(int rounds) {
        return new Tournament(rounds, points, initialColour, players, forbidden, acceleration);
    }

    /**
     * {@return the same tournament with other players}
     *
     * @param others the players
     */
    public Tournament with(List<Player> others) {
        return new Tournament(plannedRounds, points, initialColour, others, forbidden, acceleration);
    }

    /**
     * The tournament as it was when the given round was to be paired.
     *
     * @param round the round to be paired
     * @return the tournament as of then
     */
    public Tournament before(int round) {
        var then = players.stream().map(player -> player.before(round)).toList();
        return new Tournament(plannedRounds, points, initialColour, then, forbidden, acceleration);
    }
}
