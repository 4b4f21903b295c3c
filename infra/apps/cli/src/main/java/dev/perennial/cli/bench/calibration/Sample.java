package dev.perennial.cli.bench.calibration;

import dev.perennial.games.Bots;
import dev.perennial.games.analysis.Analyst;
import dev.perennial.games.analysis.Course;
import dev.perennial.games.analysis.CurvePoint;
import dev.perennial.games.analysis.Knowledge;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;

/**
 * A moment of a game, and how the game ended.
 *
 * @param outcome 1 for the seat that won
 */
record Sample(int seats, Knowledge knowledge, CurvePoint point, List<Double> outcome, OptionalInt target) {
    /** Evenly spread over a game: neighbours say nearly the same. */
    private static final int MOMENTS = 8;

    static List<Sample> of(Course course) {
        int steps = course.steps().size();
        var moments = new TreeSet<Integer>();
        for (int i = 0; i < MOMENTS; i++) {
            moments.add((2 * i + 1) * steps / (2 * MOMENTS));
        }
        var analyst = Bots.analyst(course.game().id()).orElseThrow();
        var outcome = Analyst.outcome(course);
        var samples = new ArrayList<Sample>();
        for (Knowledge knowledge : Knowledge.values()) {
            analyst.curve(course, knowledge, moments::contains)
                    .forEach(point -> samples.add(new Sample(
                            course.seats(),
                            knowledge,
                            point,
                            outcome,
                            course.game().statistics().soloTarget())));
        }
        return samples;
    }
}
