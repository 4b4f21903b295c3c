package dev.perennial.games.arboretum;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDiscarded;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDrawn;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardTaken;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardsDealt;
import dev.perennial.games.arboretum.model.ArboretumEvent.SpeciesChosen;
import dev.perennial.games.arboretum.model.ArboretumEvent.TurnBegan;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RedealTest {
    private final Arboretum game = new Arboretum();
    private final List<Card> cards = Card.allOf(List.of(Species.values()).subList(0, 6));
    private final Card taken = cards.getFirst();

    @Test
    void aCardTakenBeforeEverybodysEyesStaysInThatHand() {
        var past = new ArrayList<ArboretumEvent>(List.of(
                new SpeciesChosen(2, List.of(Species.values()).subList(0, 6), List.of()),
                new CardsDealt(List.of(cards.subList(0, 7), cards.subList(7, 14)), cards.subList(14, 48), 34),
                new TurnBegan(1, 0),
                new CardDrawn(0, cards.get(14), 1, 33),
                new CardDiscarded(0, taken),
                new TurnBegan(2, 1),
                new CardTaken(1, 0, taken, 1)));
        var state = game.fold(null, past);
        for (int seed = 1; seed <= 20; seed++) {
            var deal = game.redeal(state, past, 0, Chance.of(GameSeed.ofHex("%064x".formatted(seed))));
            assertThat(game.fold(state, deal).player(1).hand()).contains(taken).hasSize(8);
        }
    }
}
