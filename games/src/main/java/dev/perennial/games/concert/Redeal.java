package dev.perennial.games.concert;

import dev.perennial.games.chance.Chance;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.InfluenceCard;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Deals the other hands and the undealt cards again, with a new opening choice where one is still secret. Chance is
 * used for one shuffle of the cards, which lie in the order of the deck; they go to the hands in seat order. A secret
 * choice is the first three cards of the new hand.
 */
final class Redeal {
    private Redeal() {}

    static List<ConcertEvent> of(ConcertState state, int seat, Chance chance) {
        var unknown = new HashSet<>(state.undealt());
        for (int player = 0; player < state.seats(); player++) {
            unknown.addAll(player == seat ? List.of() : state.promoter(player).hand());
        }
        var cards = chance.shuffle(ConcertTables.deck(state.seats()).stream()
                .filter(unknown::contains)
                .toList());
        var hands = new ArrayList<List<InfluenceCard>>();
        int dealt = 0;
        for (int player = 0; player < state.seats(); player++) {
            var hand = state.promoter(player).hand();
            hands.add(player == seat ? hand : cards.subList(dealt, dealt + hand.size()));
            dealt += player == seat ? 0 : hand.size();
        }
        var undealt = cards.subList(dealt, cards.size());
        var events = new ArrayList<ConcertEvent>();
        events.add(new ConcertEvent.HandsDealt(hands, undealt.size(), undealt));
        for (int player = 0; player < state.seats(); player++) {
            var promoter = state.promoter(player);
            if (player != seat && promoter.hasSubmitted() && promoter.stacks().isEmpty()) {
                events.add(
                        new ConcertEvent.OpeningChosen(player, hands.get(player).subList(0, ConcertTables.SLOTS)));
            }
        }
        return events;
    }
}
