package dev.perennial.games.bots;

import dev.perennial.games.GameMove;
import dev.perennial.games.Sentence;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The move an expert would make, and why.
 *
 * @param next the second best move; null when no other was tried
 * @param reasons first how the move compares with the next one, then what it changes on the board
 */
public record Advice<M extends GameMove>(M move, @Nullable M next, List<Sentence> reasons) {
    public Advice {
        reasons = List.copyOf(reasons);
    }
}
