package dev.perennial.games.analysis;

import dev.perennial.games.GameMove;
import java.util.List;

/**
 * A move that could have been made instead.
 *
 * @param notation of the move
 * @param chances of every seat to win
 * @param points that every seat may expect
 * @param gain how much greater the mover's chance would have been
 */
public record OtherMove(GameMove move, String notation, List<Double> chances, List<Double> points, double gain) {
    public OtherMove {
        chances = List.copyOf(chances);
        points = List.copyOf(points);
    }
}
