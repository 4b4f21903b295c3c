package dev.perennial.games.analysis;

import java.util.List;
import java.util.OptionalInt;

/**
 * A played move with what came of it in the imagined games: enough to try other scales.
 *
 * @param stage how much of the game had been played
 */
public record CurvePoint(int step, int seat, double stage, List<Leaf> leaves) {

    /** The chances of every seat, as the analysis computes them with this scale. */
    public double[] chances(Scale scale, OptionalInt target) {
        var odds = new WinChances(scale.at(stage), target);
        return Candidate.mean(leaves.stream().map(leaf -> leaf.chances(odds)).toList());
    }
}
