package dev.perennial.games.planet;

import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.Viewer;
import dev.perennial.games.laws.LawFixture;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Hidden from everybody: the order of the deck, until cards of it are laid out. */
class EvergreenPlanetLawFixture implements LawFixture<PlanetState> {

    @Override
    public PlanetState redeal(PlanetState state, Viewer viewer, Random random) {
        var deck = new ArrayList<>(state.deck());
        Collections.shuffle(deck, random);
        return state.withDeck(deck);
    }

    /** The order in which cells are named does not count. */
    @Override
    public Object essence(PlanetState state, int seat, GameMove move) {
        return switch (move) {
            case PlanetMove.TakeAction(ActionType action, var plant, var grow) ->
                List.of(action, names(plant), names(grow));
            case PlanetMove.UseAbility(var targets) ->
                targets.stream()
                        .map(target -> target.cell() + " " + names(target.grow()))
                        .sorted()
                        .toList();
            default -> move;
        };
    }

    private static List<String> names(List<Cell> cells) {
        return cells.stream().map(Cell::toString).sorted().toList();
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
