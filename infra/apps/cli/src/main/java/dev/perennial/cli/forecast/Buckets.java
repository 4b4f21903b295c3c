package dev.perennial.cli.forecast;

import java.util.List;
import java.util.stream.IntStream;

/** Predicted odds in groups, and how often what was predicted happened. */
final class Buckets {
    private static final double[] LIMITS = {0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01};

    private final double[] predicted = new double[LIMITS.length];
    private final double[] happened = new double[LIMITS.length];
    private final int[] count = new int[LIMITS.length];
    private double squares;

    /**
     * A group of forecasts.
     *
     * @param predicted the mean of the odds
     * @param happened how often it happened
     */
    record Bucket(double from, double to, int forecasts, double predicted, double happened) {}

    void add(double odds, double outcome) {
        int bucket = 0;
        while (odds >= LIMITS[bucket]) {
            bucket++;
        }
        predicted[bucket] += odds;
        happened[bucket] += outcome;
        count[bucket]++;
        squares += (odds - outcome) * (odds - outcome);
    }

    List<Bucket> all() {
        return IntStream.range(0, LIMITS.length)
                .filter(i -> count[i] > 0)
                .mapToObj(i -> new Bucket(
                        i == 0 ? 0 : LIMITS[i - 1],
                        Math.min(1, LIMITS[i]),
                        count[i],
                        predicted[i] / count[i],
                        happened[i] / count[i]))
                .toList();
    }

    int forecasts() {
        return IntStream.of(count).sum();
    }

    /** The mean squared error: 0 for certain and right, 0.25 for a coin. */
    double brier() {
        return squares / Math.max(1, forecasts());
    }

    /** The mean distance between what was predicted and what happened, in groups. */
    double error() {
        double sum = 0;
        for (int i = 0; i < LIMITS.length; i++) {
            sum += Math.abs(predicted[i] - happened[i]);
        }
        return sum / Math.max(1, forecasts());
    }
}
