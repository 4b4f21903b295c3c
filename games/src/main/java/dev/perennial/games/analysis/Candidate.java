package dev.perennial.games.analysis;

import dev.perennial.games.GameMove;
import java.util.ArrayList;
import java.util.List;

/** A move and what came of it in the imagined games. The n-th game is the same for all candidates. */
final class Candidate {
    private final GameMove move;
    private final WinChances odds;
    private final List<Leaf> leaves = new ArrayList<>();
    private final List<double[]> chances = new ArrayList<>();

    Candidate(GameMove move, WinChances odds) {
        this.move = move;
        this.odds = odds;
    }

    GameMove move() {
        return move;
    }

    void add(Leaf leaf) {
        leaves.add(leaf);
        chances.add(leaf.chances(odds));
    }

    List<Leaf> leaves() {
        return List.copyOf(leaves);
    }

    double[] chances() {
        return mean(chances);
    }

    double[] points() {
        return mean(leaves.stream().map(Leaf::points).toList());
    }

    double chance(int seat) {
        return chances()[seat];
    }

    /** By how much the seat does better than with the other move. */
    double gain(Candidate other, int seat) {
        return chance(seat) - other.chance(seat);
    }

    /** The part of {@link #gain} that is beyond its standard error. */
    double certainGain(Candidate other, int seat) {
        int games = chances.size();
        double gain = gain(other, seat);
        double squares = 0;
        for (int i = 0; i < games; i++) {
            double off = chances.get(i)[seat] - other.chances.get(i)[seat] - gain;
            squares += off * off;
        }
        return Math.max(0, gain - Math.sqrt(squares / (games * (games - 1.0))));
    }

    static double[] mean(List<double[]> rows) {
        var mean = new double[rows.getFirst().length];
        for (double[] row : rows) {
            for (int seat = 0; seat < mean.length; seat++) {
                mean[seat] += row[seat] / rows.size();
            }
        }
        return mean;
    }
}
