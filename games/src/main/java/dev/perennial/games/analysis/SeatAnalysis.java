package dev.perennial.games.analysis;

import java.util.List;

/**
 * How well a seat decided.
 *
 * @param decisions with more than one legal move
 * @param accuracy from 0 to 100; 100 means that no better move was found
 * @param lost the sum of all losses, as a chance
 */
public record SeatAnalysis(int seat, int decisions, int mistakes, double accuracy, double lost) {
    /** A mean loss of one percent of the winning chance takes about four off the accuracy. */
    private static final double STEEPNESS = 4;

    private static final double ALL = 100;

    static SeatAnalysis of(int seat, List<MoveAnalysis> moves) {
        var choices = moves.stream()
                .filter(move -> move.seat() == seat && move.isChoice())
                .toList();
        double lost = choices.stream().mapToDouble(MoveAnalysis::loss).sum();
        double mean = choices.isEmpty() ? 0 : lost / choices.size();
        return new SeatAnalysis(
                seat,
                choices.size(),
                (int) choices.stream().filter(MoveAnalysis::mistake).count(),
                Rounded.tenths(ALL * StrictMath.exp(-STEEPNESS * mean)),
                Rounded.chance(lost));
    }
}
