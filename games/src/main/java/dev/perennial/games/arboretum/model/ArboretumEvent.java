package dev.perennial.games.arboretum.model;

import dev.perennial.games.GameEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An event of an Arboretum table. */
public sealed interface ArboretumEvent extends GameEvent {

    /** Opens the game; both lists in table order. */
    record SpeciesChosen(int seats, List<Species> inPlay, List<Species> removed) implements ArboretumEvent {
        public SpeciesChosen {
            inPlay = List.copyOf(inPlay);
            removed = List.copyOf(removed);
        }
    }

    record FirstPlayerChosen(int seat) implements ArboretumEvent {}

    /** Hands in seat order, cards as dealt; the deck from its top. Hidden hands and the hidden deck are empty. */
    record CardsDealt(List<List<Card>> hands, List<Card> deck, int deckSize) implements ArboretumEvent {
        public CardsDealt {
            hands = hands.stream().map(List::copyOf).toList();
            deck = List.copyOf(deck);
        }
    }

    record TurnBegan(int turn, int seat) implements ArboretumEvent {}

    /** From the deck: the card is null for everybody but the drawer. {@code drawn} counts the cards of this turn. */
    record CardDrawn(int seat, @Nullable Card card, int drawn, int deckSize) implements ArboretumEvent {}

    /** From the top of a discard pile, before everybody's eyes. */
    record CardTaken(int seat, int from, Card card, int drawn) implements ArboretumEvent {}

    record TreePlanted(int seat, Card card, int x, int y) implements ArboretumEvent {}

    record CardDiscarded(int seat, Card card) implements ArboretumEvent {}

    /** The last turn is over: hands in seat order, each in table order. */
    record HandsRevealed(List<List<Card>> hands) implements ArboretumEvent {
        public HandsRevealed {
            hands = hands.stream().map(List::copyOf).toList();
        }
    }

    record SpeciesScored(SpeciesScore score) implements ArboretumEvent {}

    /** Totals and places in seat order. */
    record GameScored(List<FinalScore> seats) implements ArboretumEvent {
        public GameScored {
            seats = List.copyOf(seats);
        }
    }
}
