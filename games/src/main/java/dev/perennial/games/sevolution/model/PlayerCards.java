package dev.perennial.games.sevolution.model;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.CardSource;
import dev.perennial.games.sevolution.component.HandCard;
import dev.perennial.games.sevolution.component.Suit;
import java.util.ArrayList;
import java.util.List;

/**
 * A player's playing cards.
 *
 * @param pile top card first
 * @param hand in the order drawn, the Discovery last; shuffled for a blind player
 * @param setAside calamities of round 1 that go back into the pile
 */
public record PlayerCards(
        List<Card> pile, List<HandCard> hand, HandSight sight, List<Card> taken, List<Card> setAside) {
    static final PlayerCards NONE = new PlayerCards(List.of(), List.of(), HandSight.NOBODY, List.of(), List.of());

    public PlayerCards {
        pile = List.copyOf(pile);
        hand = List.copyOf(hand);
        taken = List.copyOf(taken);
        setAside = List.copyOf(setAside);
    }

    public PlayerCards withPile(List<Card> newPile) {
        return new PlayerCards(newPile, hand, sight, taken, setAside);
    }

    public PlayerCards withHand(List<Card> cards, HandSight newSight) {
        var placed = new ArrayList<HandCard>(cards.size());
        for (Card card : cards) {
            placed.add(new HandCard(placed.size(), card));
        }
        return new PlayerCards(pile, placed, newSight, taken, setAside);
    }

    /** Other cards in the same places: positions stay when others have been played. */
    public PlayerCards withFaces(List<Card> cards, HandSight newSight) {
        if (cards.size() != hand.size()) {
            return withHand(cards, newSight);
        }
        var placed = new ArrayList<HandCard>(cards.size());
        for (HandCard held : hand) {
            placed.add(new HandCard(held.position(), cards.get(placed.size())));
        }
        return new PlayerCards(pile, placed, newSight, taken, setAside);
    }

    public PlayerCards withTaken(List<Card> newTaken) {
        return new PlayerCards(pile, hand, sight, newTaken, setAside);
    }

    public PlayerCards withSetAside(List<Card> newSetAside) {
        return new PlayerCards(pile, hand, sight, taken, newSetAside);
    }

    /** Without the card that is revealed from the hand or from the top of the pile. */
    public PlayerCards without(Card card, CardSource source) {
        return switch (source) {
            case HAND ->
                new PlayerCards(pile, Lists.filtered(hand, held -> !held.card().equals(card)), sight, taken, setAside);
            case PILE -> withPile(pile.subList(1, pile.size()));
        };
    }

    public boolean holds(Card card) {
        for (HandCard held : hand) {
            if (held.card().equals(card)) {
                return true;
            }
        }
        return false;
    }

    public boolean holds(Suit suit) {
        for (HandCard held : hand) {
            if (held.card().isSuit(suit)) {
                return true;
            }
        }
        return false;
    }

    public List<Card> handCards() {
        var cards = new ArrayList<Card>(hand.size());
        for (HandCard held : hand) {
            cards.add(held.card());
        }
        return List.copyOf(cards);
    }
}
