package dev.perennial.games.planet;

import dev.perennial.games.GameEvent;
import dev.perennial.games.Viewer;
import dev.perennial.games.laws.LawFixture;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Random;

/** Hidden from everybody: the order of the deck, until cards of it are laid out. */
class EvergreenPlanetLawFixture implements LawFixture<PlanetState> {

    @Override
    public PlanetState redeal(PlanetState state, Viewer viewer, Random random) {
        var deck = new ArrayList<>(state.deck());
        Collections.shuffle(deck, random);
        return state.withDeck(deck);
    }

    @Override
    public boolean reveals(GameEvent event, Viewer viewer) {
        return event instanceof PlanetEvent.DisplayLaid;
    }

    @Override
    public int streamLimit() {
        return 150;
    }

    @Override
    public int shortRun() {
        return 3;
    }

    @Override
    public int fullRun() {
        return 100;
    }
}
