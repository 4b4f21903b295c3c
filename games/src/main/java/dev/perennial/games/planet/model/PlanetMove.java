package dev.perennial.games.planet.model;

import dev.perennial.games.GameMove;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Cell;
import java.util.List;
import java.util.Objects;

/** A move of a player (planet spec 7.3). */
public sealed interface PlanetMove extends GameMove {

    record PickCard(Card card) implements PlanetMove {
        public PickCard {
            Objects.requireNonNull(card);
        }
    }

    record TakeAction(ActionType action, List<Cell> plant, List<Cell> grow) implements PlanetMove {
        public TakeAction {
            Objects.requireNonNull(action);
            plant = List.copyOf(plant);
            grow = List.copyOf(grow);
        }
    }

    /** Uses the ability of the chosen card; with no target it is still improved. */
    record UseAbility(List<Target> targets) implements PlanetMove {
        public UseAbility {
            targets = List.copyOf(targets);
        }
    }

    /** Declines the ability. */
    record EndTurn() implements PlanetMove {}

    /**
     * One repetition of an ability.
     *
     * @param grow for a lake the neighbours that grow; empty for every other ability
     */
    record Target(Cell cell, List<Cell> grow) {
        public Target {
            Objects.requireNonNull(cell);
            grow = List.copyOf(grow);
        }

        public static Target of(Cell cell) {
            return new Target(cell, List.of());
        }
    }
}
