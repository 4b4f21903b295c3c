package dev.perennial.games.analysis;

import dev.perennial.games.Result;
import java.util.OptionalInt;

/**
 * From expected points to chances to win. A single player wins by reaching the target of the game.
 *
 * @param scale the lead, in points, that counts as nearly three games in four
 */
record WinChances(double scale, OptionalInt target) {

    double[] of(double[] points) {
        return points.length == 1 ? new double[] {alone(points[0])} : together(points);
    }

    private double alone(double points) {
        // Points are whole: half a point below the target is the border.
        return 1 / (1 + StrictMath.exp((target.orElse(0) - 0.5 - points) / scale));
    }

    private double[] together(double[] points) {
        double best = Double.NEGATIVE_INFINITY;
        for (double each : points) {
            best = Math.max(best, each);
        }
        double sum = 0;
        var chances = new double[points.length];
        for (int seat = 0; seat < points.length; seat++) {
            chances[seat] = StrictMath.exp((points[seat] - best) / scale);
            sum += chances[seat];
        }
        for (int seat = 0; seat < points.length; seat++) {
            chances[seat] /= sum;
        }
        return chances;
    }

    /** Nothing is uncertain after the end. A shared first place counts in parts. */
    double[] of(Result result) {
        var chances = new double[result.seats().size()];
        long winners = result.seats().stream().filter(seat -> seat.place() == 1).count();
        for (var seat : result.seats()) {
            boolean won = chances.length == 1 ? seat.points() >= target.orElse(0) : seat.place() == 1;
            chances[seat.seat()] = won ? 1.0 / winners : 0;
        }
        return chances;
    }
}
