package dev.perennial.cli.bench.calibration;

import dev.perennial.games.analysis.Scale;
import java.util.List;

/** Chances by size, each with how often the seat really won. */
final class Reliability {
    static final int BINS = 10;

    private final int[] counts = new int[BINS];
    private final double[] predicted = new double[BINS];
    private final double[] won = new double[BINS];
    private double squares;
    private int all;

    void add(List<Sample> samples, Scale scale) {
        for (Sample sample : samples) {
            double[] chances = sample.point().chances(scale, sample.target());
            for (int seat = 0; seat < chances.length; seat++) {
                add(chances[seat], sample.outcome().get(seat));
            }
        }
    }

    void add(double chance, double outcome) {
        int bin = Math.min(BINS - 1, (int) (chance * BINS));
        counts[bin]++;
        predicted[bin] += chance;
        won[bin] += outcome;
        squares += (chance - outcome) * (chance - outcome);
        all++;
    }

    int count(int bin) {
        return counts[bin];
    }

    double predicted(int bin) {
        return predicted[bin] / counts[bin];
    }

    double won(int bin) {
        return won[bin] / counts[bin];
    }

    /** The mean difference between chance and outcome of a bin, weighed with its size. */
    double error() {
        double error = 0;
        for (int bin = 0; bin < BINS; bin++) {
            error += counts[bin] == 0 ? 0 : Math.abs(predicted[bin] - won[bin]);
        }
        return error / all;
    }

    /** The mean of the squared differences: 0.25 for one who always says 50 %. */
    double brier() {
        return squares / all;
    }
}
