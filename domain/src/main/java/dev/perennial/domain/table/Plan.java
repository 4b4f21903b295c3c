package dev.perennial.domain.table;

import dev.perennial.domain.Document;
import java.util.List;

/**
 * Moves that a player has put together but not made. If the player's time runs out first, they are played.
 *
 * @param number the seat's own number of the first of them: made or lost, that move ends the plan
 * @param key the idempotency key of the first of them
 */
public record Plan(int seat, int number, String key, List<Document> moves) {
    /** No turn of any game takes more moves. */
    public static final int MOST_MOVES = 8;

    public Plan {
        moves = List.copyOf(moves);
    }

    /** Every move of a seat has its own key. */
    public String key(int index) {
        return index == 0 ? key : key + "+" + index;
    }
}
