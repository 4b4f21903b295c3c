package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.dutch.bracket.PairReason.Instead;
import dev.perennial.pairing.dutch.model.Criterion;
import java.util.List;

/**
 * Why a player does not meet the opponent whom the plain order of the bracket gives, or why they do meet. In answers
 * about the bye the opponent is 0. Players are named by their ids.
 */
public sealed interface WhyNot {
    /** The pair of the plain order: these places in the upper and in the lower half, from 1. */
    record PlainOrder(int place, boolean movedDown) implements WhyNot {}

    /** The bye goes to the lowest in rank. */
    record LowestRank() implements WhyNot {}

    record Met(int player, int opponent, int round) implements WhyNot {}

    record KeptApart(int player, int opponent) implements WhyNot {}

    /** Both must have this colour. */
    record SameColour(int player, int opponent, Colour colour) implements WhyNot {}

    /** The player already had a bye, or won without playing. */
    record HadBye(int player) implements WhyNot {}

    /** The players left could not all be paired. */
    record Incomplete(int player, int opponent) implements WhyNot {}

    /**
     * The best pairing with this pair is worse.
     *
     * @param instead what would be different in the bracket
     * @param concerned the players in whom it would be worse; empty where the criterion is about no single player
     */
    record Worse(int player, int opponent, Criterion criterion, List<Instead> instead, List<Integer> concerned)
            implements WhyNot {
        public Worse {
            instead = List.copyOf(instead);
            concerned = List.copyOf(concerned);
        }
    }
}
