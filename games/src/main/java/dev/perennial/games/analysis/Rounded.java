package dev.perennial.games.analysis;

import java.util.Arrays;
import java.util.List;

/** Published figures: further digits would be noise. */
final class Rounded {
    private static final double CHANCES = 1_000;
    private static final double TENTHS = 10;

    private Rounded() {}

    static double chance(double chance) {
        return Math.round(chance * CHANCES) / CHANCES;
    }

    static double tenths(double value) {
        return Math.round(value * TENTHS) / TENTHS;
    }

    static List<Double> chances(double[] chances) {
        return Arrays.stream(chances).map(Rounded::chance).boxed().toList();
    }

    static List<Double> points(double[] points) {
        return Arrays.stream(points).map(Rounded::tenths).boxed().toList();
    }
}
