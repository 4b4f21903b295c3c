package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.dutch.model.Bracket;
import dev.perennial.pairing.dutch.model.Entrant;
import dev.perennial.pairing.dutch.model.FloatDirection;
import dev.perennial.pairing.dutch.model.Preference;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that the criteria see of a vertex of the graph. Vertices of one kind have the same weights. */
record VertexKind(
        int score,
        Preference preference,
        int imbalance,
        @Nullable Colour repeated,
        FloatDirection lastRound,
        FloatDirection roundBefore,
        List<Integer> asFloater) {
    /** A vertex that is no player: the bye, or a way out of the graph. */
    static final VertexKind NOBODY = outside(Integer.MIN_VALUE);

    static VertexKind of(Entrant entrant, Bracket bracket, List<CriterionSum> sums) {
        if (entrant.score() < bracket.residentScore()) {
            return outside(Math.max(entrant.score(), bracket.nextScore() - 1));
        }
        boolean absolute = entrant.preference().absolute();
        return new VertexKind(
                entrant.score(),
                entrant.preference(),
                absolute ? entrant.colours().imbalance() : 0,
                absolute ? entrant.colours().repeated() : null,
                entrant.lastRound(),
                entrant.roundBefore(),
                sums.stream()
                        .map(criterionSum -> criterionSum.ofFloater().applyAsInt(entrant))
                        .toList());
    }

    /** Below the bracket only the score counts, and below the next group not even that. */
    private static VertexKind outside(int score) {
        return new VertexKind(score, Preference.FREE, 0, null, FloatDirection.NONE, FloatDirection.NONE, List.of());
    }
}
