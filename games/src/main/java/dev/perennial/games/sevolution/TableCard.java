package dev.perennial.games.sevolution;

import org.jspecify.annotations.Nullable;

/** A card played to the trick, and who has taken it. */
public record TableCard(int seat, Card card, @Nullable Integer takenBy) {
    boolean isFree() {
        return takenBy == null;
    }

    TableCard takenBy(int taker) {
        return new TableCard(seat, card, taker);
    }
}
