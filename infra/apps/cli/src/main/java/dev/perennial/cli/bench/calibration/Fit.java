package dev.perennial.cli.bench.calibration;

import dev.perennial.games.analysis.Scale;
import java.util.List;

/** Finds the scale whose chances fit the outcomes of some games best: the one with the least logarithmic loss. */
final class Fit {
    private static final double[] LEADS = {
        0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 23, 26, 30, 35, 40, 50, 60, 80, 100, 150, 200
    };
    /** Nobody bets everything. */
    private static final double LEAST = 0.005;

    private Fit() {}

    static Scale of(List<Sample> samples) {
        var best = new Scale(LEADS[0], LEADS[0]);
        double least = Double.POSITIVE_INFINITY;
        for (double early : LEADS) {
            for (double late : LEADS) {
                var scale = new Scale(early, late);
                double loss = late > early ? Double.POSITIVE_INFINITY : loss(samples, scale);
                if (loss < least) {
                    least = loss;
                    best = scale;
                }
            }
        }
        return best;
    }

    private static double loss(List<Sample> samples, Scale scale) {
        double loss = 0;
        for (Sample sample : samples) {
            double[] chances = sample.point().chances(scale, sample.target());
            for (int seat = 0; seat < chances.length; seat++) {
                double chance = Math.clamp(chances[seat], LEAST, 1 - LEAST);
                double won = sample.outcome().get(seat);
                loss -= won * StrictMath.log(chance) + (1 - won) * StrictMath.log(1 - chance);
            }
        }
        return loss;
    }
}
