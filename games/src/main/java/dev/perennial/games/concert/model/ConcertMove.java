package dev.perennial.games.concert.model;

import dev.perennial.games.GameMove;
import java.util.List;
import java.util.Objects;

/** A move of a player (concert spec 10). */
public sealed interface ConcertMove extends GameMove {

    /** The secret choice of three cards, left, middle and right. */
    record SelectOpening(List<InfluenceCard> cards) implements ConcertMove {
        public SelectOpening {
            cards = List.copyOf(cards);
        }
    }

    /** Lays a card on one of the three slots of any player, counted from 0 on the left. */
    record PlayCard(InfluenceCard card, int target, int slot) implements ConcertMove {
        public PlayCard {
            Objects.requireNonNull(card);
        }
    }

    /** Turns the hit disc one step: 1 forward or -1 back. */
    record TurnHit(int direction) implements ConcertMove {}

    /** Scores the discs held; also ends the turn. */
    record HoldConcert(boolean gala) implements ConcertMove {}

    record EndTurn() implements ConcertMove {}
}
