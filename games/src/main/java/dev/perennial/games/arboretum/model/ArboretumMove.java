package dev.perennial.games.arboretum.model;

import dev.perennial.games.GameMove;
import java.util.Objects;

/** A step of a player's turn: two draws, one planting, one discard. */
public sealed interface ArboretumMove extends GameMove {

    record DrawFromDeck() implements ArboretumMove {}

    /** Takes the top card of that seat's discard pile; the player's own pile is allowed. */
    record DrawFromDiscard(int seat) implements ArboretumMove {}

    record Plant(Card card, int x, int y) implements ArboretumMove {
        public Plant {
            Objects.requireNonNull(card);
        }

        public Cell cell() {
            return new Cell(x, y);
        }
    }

    record Discard(Card card) implements ArboretumMove {
        public Discard {
            Objects.requireNonNull(card);
        }
    }
}
