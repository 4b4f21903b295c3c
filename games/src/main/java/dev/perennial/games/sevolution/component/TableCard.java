package dev.perennial.games.sevolution.component;

import org.jspecify.annotations.Nullable;

/** A card played to the trick, and the seat that has taken it. */
public record TableCard(int seat, Card card, @Nullable Integer takenBy) {
    public boolean isFree() {
        return takenBy == null;
    }

    public TableCard takenBy(int taker) {
        return new TableCard(seat, card, taker);
    }
}
