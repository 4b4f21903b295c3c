package dev.perennial.games.analysis;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The whole game by one kind of knowledge.
 *
 * @param moves every decision, in order
 * @param seats in seat order
 * @param turningPoints at most three
 */
public record ViewAnalysis(
        Knowledge knowledge, List<MoveAnalysis> moves, List<SeatAnalysis> seats, List<TurningPoint> turningPoints) {
    public ViewAnalysis {
        moves = List.copyOf(moves);
        seats = List.copyOf(seats);
        turningPoints = List.copyOf(turningPoints);
    }

    static ViewAnalysis of(Knowledge knowledge, int seats, List<MoveAnalysis> moves) {
        return new ViewAnalysis(
                knowledge,
                moves,
                IntStream.range(0, seats)
                        .mapToObj(seat -> SeatAnalysis.of(seat, moves))
                        .toList(),
                TurningPoint.of(moves));
    }
}
