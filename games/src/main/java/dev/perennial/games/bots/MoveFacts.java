package dev.perennial.games.bots;

import dev.perennial.games.GameMove;
import dev.perennial.games.GameView;
import dev.perennial.games.Sentence;
import java.util.List;

/** Tells in numbers what a move changes on the board. */
public interface MoveFacts<M extends GameMove> {

    /**
     * The most important change first; none if nothing can be counted.
     *
     * @param before the position as the seat sees it
     * @param after the position after the move in an imagined world: what chance or others decide there must not be
     * told, for it may come differently
     */
    List<Sentence> of(GameView before, GameView after, int seat, M move);
}
