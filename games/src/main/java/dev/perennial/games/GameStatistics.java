package dev.perennial.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Facts about a game besides its positions: for replays, statistics, and the choice of the table worth watching. Pure
 * functions, as the rules are.
 */
public interface GameStatistics<S extends GameState, E extends GameEvent> {

    /**
     * How the seats stand, in seat order, judged only by what every spectator sees. In a game without points before its
     * end: what each could hope for now.
     */
    List<Integer> points(S state);

    /** The points that the seats have really scored so far, in seat order; 0 in a game that counts only at its end. */
    default List<Integer> scored(S state) {
        return points(state);
    }

    /** How much of the game has been played, from 0 to 1; also from what every spectator sees. */
    double stage(S state);

    /** The points that a single player wins with; present if one player can play alone. */
    default OptionalInt soloTarget() {
        return OptionalInt.empty();
    }

    /** Present if the event is one that people look for in a replay. Never for an event that hides that it happened. */
    Optional<Highlight> highlight(E event);

    /** Figures about each seat's play in a finished game, in seat order; every seat has the same ones. */
    List<Map<String, Integer>> figures(List<E> events, S end);
}
