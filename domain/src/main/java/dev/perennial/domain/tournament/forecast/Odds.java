package dev.perennial.domain.tournament.forecast;

import java.util.Arrays;
import java.util.List;

/** How often the targets were reached. Shared places count in part, so sums of fractions are kept. */
final class Odds {
    private static final double PLACES = 10_000;

    private final double[] reached;
    private int futures;

    Odds(int targets) {
        reached = new double[targets];
    }

    void add(double[] shares) {
        for (int i = 0; i < reached.length; i++) {
            reached[i] += shares[i];
        }
        futures++;
    }

    int futures() {
        return futures;
    }

    List<Double> shares() {
        return Arrays.stream(reached).mapToObj(sum -> rounded(sum / futures)).toList();
    }

    /** Four decimals: finer than a thousand futures can tell. */
    static double rounded(double value) {
        return Math.round(value * PLACES) / PLACES;
    }
}
