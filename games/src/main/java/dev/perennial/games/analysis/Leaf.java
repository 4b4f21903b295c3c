package dev.perennial.games.analysis;

import org.jspecify.annotations.Nullable;

/** The end of one imagined game. */
public final class Leaf {
    private final double[] points;
    private final double @Nullable [] certain;

    /**
     * Keeps the arrays.
     *
     * @param points that every seat may expect
     * @param certain the chances, if the move itself ended the game; otherwise null
     */
    Leaf(double[] points, double @Nullable [] certain) {
        this.points = points;
        this.certain = certain;
    }

    double[] points() {
        return points;
    }

    double[] chances(WinChances odds) {
        return certain == null ? odds.of(points) : certain;
    }
}
