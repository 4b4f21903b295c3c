package dev.perennial.games.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A moment that decided much.
 *
 * @param step of the game
 * @param seat whose chance changed
 * @param kind whether the move cost the chance, or the chance changed with what the move brought
 * @param before the chance with the best move, or at the seat's decision before
 * @param after the chance with the move that was made
 */
public record TurningPoint(int step, int seat, Kind kind, double before, double after) {
    private static final int MOST = 3;
    private static final double LEAST = 0.02;

    public enum Kind {
        COST,
        ROSE,
        FELL
    }

    /** Those with the greatest change, in the order of the game. Costly moves come before changes of fortune. */
    static List<TurningPoint> of(List<MoveAnalysis> moves) {
        var greatest = Comparator.<TurningPoint>comparingDouble(point -> -Math.abs(point.after - point.before))
                .thenComparingInt(TurningPoint::step);
        var costs = costs(moves).sorted(greatest).limit(MOST).toList();
        var steps = costs.stream().map(TurningPoint::step).toList();
        var fortune = swings(moves).stream()
                .filter(point -> !steps.contains(point.step))
                .sorted(greatest)
                .limit(MOST - costs.size());
        return Stream.concat(costs.stream(), fortune)
                .sorted(Comparator.comparingInt(TurningPoint::step))
                .toList();
    }

    private static Stream<TurningPoint> costs(List<MoveAnalysis> moves) {
        return moves.stream()
                .filter(move -> move.loss() >= LEAST)
                .map(move -> new TurningPoint(
                        move.step(),
                        move.seat(),
                        Kind.COST,
                        Rounded.chance(move.chance() + move.loss()),
                        move.chance()));
    }

    /** From one decision of a seat to its next one. */
    private static List<TurningPoint> swings(List<MoveAnalysis> moves) {
        var latest = new TreeMap<Integer, Double>();
        var points = new ArrayList<TurningPoint>();
        for (MoveAnalysis move : moves) {
            Double before = latest.put(move.seat(), move.chance());
            if (before != null && Math.abs(move.chance() - before) >= LEAST) {
                var kind = move.chance() > before ? Kind.ROSE : Kind.FELL;
                points.add(new TurningPoint(move.step(), move.seat(), kind, before, move.chance()));
            }
        }
        return points;
    }
}
