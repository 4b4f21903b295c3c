package dev.perennial.games.bots;

import java.util.function.IntToDoubleFunction;

/** From points to chances, with the same digits on every machine. */
public final class Odds {
    private Odds() {}

    /**
     * The chance of a seat to win.
     *
     * @param points what each seat has or may expect
     * @param scale the lead that is about three games in four
     */
    public static double of(int seat, int seats, IntToDoubleFunction points, double scale) {
        double own = points.applyAsDouble(seat);
        double rival = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < seats; other++) {
            if (other != seat) {
                rival = Math.max(rival, points.applyAsDouble(other));
            }
        }
        return 1 / (1 + StrictMath.exp((rival - own) / scale));
    }
}
