package dev.perennial.games.planet;

import dev.perennial.games.chance.Chance;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetEvent.DeckShuffled;
import dev.perennial.games.planet.model.PlanetState;
import java.util.List;

/** Only the order of the deck is hidden, from every seat alike: one shuffle of its cards, which lie in table order. */
final class Redeal {
    private Redeal() {}

    static List<PlanetEvent> of(PlanetState state, Chance chance) {
        var deck = chance.shuffle(state.deck().stream().sorted(Card.TABLE_ORDER).toList());
        return deck.isEmpty() ? List.of() : List.of(new DeckShuffled(deck.size(), deck));
    }
}
