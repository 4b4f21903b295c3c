package dev.perennial.games.analysis;

import dev.perennial.games.GameMove;
import java.util.List;

/**
 * A decision with the move that was made.
 *
 * @param step which step of the game it is, from 0; steps at which time was up count
 * @param chances of every seat to win, with the move
 * @param points that every seat may expect
 * @param loss the chance that the best other move would have added, beyond its standard error; 0 for the best move
 * @param mistake whether the loss is worth a look
 * @param others the best other moves, the best first; empty where there was nothing to choose
 */
public record MoveAnalysis(
        int step,
        int seat,
        GameMove move,
        String notation,
        List<Double> chances,
        List<Double> points,
        double loss,
        boolean mistake,
        List<OtherMove> others) {
    public MoveAnalysis {
        chances = List.copyOf(chances);
        points = List.copyOf(points);
        others = List.copyOf(others);
    }

    boolean isChoice() {
        return !others.isEmpty();
    }

    double chance() {
        return chances.get(seat);
    }
}
