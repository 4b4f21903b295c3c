package dev.perennial.games.sevolution;

import dev.perennial.games.chance.Chance;
import dev.perennial.games.sevolution.component.Box;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.BlindHandShuffled;
import dev.perennial.games.sevolution.model.SEvolutionEvent.PileShuffled;
import dev.perennial.games.sevolution.model.SEvolutionState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Deals every pile again, and with it each hand that the seat does not see: a blind player's own, too. Chance is used
 * for each seat in seat order: a shuffle of the unknown playing cards, which lie as at the start, of which the first go
 * to the pile; then, for an unseen blind hand, a shuffle of the hand with the Discovery last.
 */
final class Redeal {
    private Redeal() {}

    static List<SEvolutionEvent> of(SEvolutionState state, int seat, Chance chance) {
        var events = new ArrayList<SEvolutionEvent>();
        for (Player player : state.players()) {
            deal(events, player, state.seats(), seat, chance);
        }
        return events;
    }

    private static void deal(List<SEvolutionEvent> events, Player player, int seats, int viewer, Chance chance) {
        var held = player.cards();
        var seenBy = held.sight().seenBy(player.seat(), seats);
        boolean unseen = !seenBy.contains(viewer) && player.hasCards();
        var playingCards = Box.playingCards(PlayerColour.ofSeat(player.seat()));
        var unknown = new HashSet<>(held.pile());
        unknown.addAll(unseen ? held.handCards() : List.of());
        var mixed =
                chance.shuffle(playingCards.stream().filter(unknown::contains).toList());
        int piled = held.pile().size();
        if (piled > 0) {
            events.add(new PileShuffled(player.seat(), piled, mixed.subList(0, piled)));
        }
        if (unseen) {
            var hand = new ArrayList<>(mixed.subList(piled, mixed.size()));
            held.handCards().stream()
                    .filter(card -> !playingCards.contains(card))
                    .forEach(hand::add);
            List<Card> placed = player.isBlind() ? chance.shuffle(hand) : List.copyOf(hand);
            events.add(new BlindHandShuffled(player.seat(), held.sight(), seenBy, placed.size(), placed));
        }
    }
}
