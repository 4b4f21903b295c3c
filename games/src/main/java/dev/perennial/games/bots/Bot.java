package dev.perennial.games.bots;

import dev.perennial.games.GameMove;
import dev.perennial.games.GameView;
import dev.perennial.games.chance.Chance;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A computer player. It sees what a player in its seat sees, never the state, so it cannot cheat; its randomness is an
 * argument, so a game against it can be repeated.
 */
public interface Bot<M extends GameMove> {

    /** Short lower-case name, such as {@code random}. */
    String name();

    /**
     * One of the legal moves. Asked only while the seat is awaited.
     *
     * @param view the position as this seat sees it
     * @param legalMoves all legal moves of this seat, from the beginning at each call; may be very many
     */
    M choose(GameView view, int seat, Supplier<Stream<M>> legalMoves, Chance chance);
}
