package dev.perennial.pairing.dutch;

import dev.perennial.pairing.dutch.bracket.PairReason;
import dev.perennial.pairing.dutch.bracket.WhyNot;
import dev.perennial.pairing.dutch.model.ColourRule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board of the next round with its reasons: why the two meet, and which rule gives white to whom. With the bye there
 * is one player and no colour. White comes first. Where the plain order gives nobody, nothing is said against it.
 *
 * @param players the two players, or the one with the bye
 * @param pair the reason why they meet
 * @param whyNot the reason against the plain order, or null
 * @param colour the rule that gives white, or null
 */
public record BoardReasons(
        List<PlayerPast> players,
        PairReason pair,
        @Nullable WhyNot whyNot,
        @Nullable ColourRule colour) {
    /** Copies the players. */
    public BoardReasons {
        players = List.copyOf(players);
    }
}
