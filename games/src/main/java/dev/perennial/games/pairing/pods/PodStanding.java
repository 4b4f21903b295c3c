package dev.perennial.games.pairing.pods;

import dev.perennial.games.pairing.tiebreak.Fraction;
import java.util.List;

/**
 * A line of the table of a pod event: points, points per possible points, the opponents' rate, how often each place was
 * reached (first places first), and the share of game points where 1 is a fair share.
 */
public record PodStanding(
        int rank,
        int player,
        Fraction points,
        Fraction rate,
        Fraction opponentsRate,
        List<Integer> places,
        Fraction gamePointShare) {
    public PodStanding {
        places = List.copyOf(places);
    }
}
