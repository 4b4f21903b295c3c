package dev.perennial.games.arboretum;

import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDiscarded;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardTaken;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardsDealt;
import dev.perennial.games.arboretum.model.ArboretumEvent.TreePlanted;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.chance.Chance;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Deals the deck and the other hands again. Cards that a player took from a discard pile before everybody's eyes stay
 * in that hand. Chance is used for one shuffle of the other cards, which lie in table order; they go to the hands in
 * seat order, then to the deck.
 */
final class Redeal {
    private Redeal() {}

    static List<ArboretumEvent> of(ArboretumState state, List<ArboretumEvent> past, int seat, Chance chance) {
        var kept = new ArrayList<List<Card>>();
        var unknown = new ArrayList<>(state.deck());
        var shown = takenAndHeld(past);
        for (int player = 0; player < state.seats(); player++) {
            boolean own = player == seat;
            var hand = state.player(player).hand();
            kept.add(hand.stream().filter(card -> own || shown.contains(card)).toList());
            hand.stream().filter(card -> !own && !shown.contains(card)).forEach(unknown::add);
        }
        var cards = chance.shuffle(unknown.stream().sorted().toList());
        var hands = new ArrayList<List<Card>>();
        int dealt = 0;
        for (int player = 0; player < state.seats(); player++) {
            int missing = state.player(player).hand().size() - kept.get(player).size();
            hands.add(Stream.concat(kept.get(player).stream(), cards.subList(dealt, dealt + missing).stream())
                    .toList());
            dealt += missing;
        }
        var deck = cards.subList(dealt, cards.size());
        return List.of(new CardsDealt(hands, deck, deck.size()));
    }

    /** Everyone knows who holds them. */
    private static Set<Card> takenAndHeld(List<ArboretumEvent> past) {
        var held = new HashSet<Card>();
        for (ArboretumEvent event : past) {
            switch (event) {
                case CardTaken taken -> held.add(taken.card());
                case TreePlanted planted -> held.remove(planted.card());
                case CardDiscarded discarded -> held.remove(discarded.card());
                default -> {}
            }
        }
        return held;
    }
}
