package dev.perennial.games.pairing.dutch;

import dev.perennial.games.pairing.Colour;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board of the next round with all that speaks for it: why the two meet and who has white by which rule. With the bye
 * there is one player and no colour. White comes first.
 */
public record BoardReasons(
        List<Past> players, PairReason pair, @Nullable ColourRule colour) {
    public BoardReasons {
        players = List.copyOf(players);
    }

    /** What a player brings along: the score with virtual points, colours played, and the floats of two rounds. */
    public record Past(
            int player, int score, List<Colour> colours, Preference preference, Drift lastRound, Drift roundBefore) {
        public Past {
            colours = List.copyOf(colours);
        }

        static Past of(Entrant entrant) {
            return new Past(
                    entrant.id(),
                    entrant.score(),
                    entrant.colours().played(),
                    entrant.preference(),
                    entrant.lastRound(),
                    entrant.roundBefore());
        }
    }
}
