package dev.perennial.games.planet;

import dev.perennial.games.planet.PlanetMove.EndTurn;
import dev.perennial.games.planet.PlanetMove.PickCard;
import dev.perennial.games.planet.PlanetMove.TakeAction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All legal moves. The order of targets never changes what a move does, so each set of targets comes once, in reading
 * order. Kinds and sizes of moves take turns: the first few are of every kind.
 */
final class LegalMoves {
    private LegalMoves() {}

    static Stream<PlanetMove> of(PlanetState state, int seat) {
        return switch (state.phase()) {
            case DRAFT ->
                state.drafter().equals(Optional.of(seat))
                        ? state.draft().display().stream().map(PickCard::new)
                        : Stream.empty();
            case ACTION -> ofTurn(state.player(seat));
            case GAME_OVER -> Stream.empty();
        };
    }

    private static Stream<PlanetMove> ofTurn(Player player) {
        Turn turn = player.turn();
        var kinds = new ArrayList<Iterator<PlanetMove>>();
        if (!turn.done() && !turn.actionDone()) {
            for (ActionType type : ActionType.ALL) {
                kinds.add(actions(type, player));
            }
        }
        if (!turn.done() && !turn.abilityUsed()) {
            kinds.add(AbilityTargets.moves(player));
        }
        if (!turn.done() && turn.actionDone()) {
            kinds.add(List.<PlanetMove>of(new EndTurn()).iterator());
        }
        return Selections.stream(Selections.takingTurns(kinds));
    }

    private static Iterator<PlanetMove> actions(ActionType type, Player player) {
        long reach = Acting.reach(type, player.turn().chosen()).places();
        var plantable = Places.cells(player.planet().empty() & reach);
        var growable = Places.cells(player.planet().growable() & reach);
        var sizes = new ArrayList<Iterator<PlanetMove>>();
        for (int planted = type.mostPlanted(); planted >= 0; planted--) {
            for (int grown = type.mostGrown(); grown >= 0; grown--) {
                if (type != ActionType.D || planted + grown == 1) {
                    sizes.add(new Actions(type, plantable, planted, growable, grown));
                }
            }
        }
        return Selections.takingTurns(sizes);
    }

    /** One kind of action with so many plantings and growths: each planting with every growth. */
    private static final class Actions implements Iterator<PlanetMove> {
        private final ActionType type;
        private final Iterator<List<Cell>> plantings;
        private final List<Cell> growable;
        private final int grown;
        private final boolean possible;
        private List<Cell> plant = List.of();
        private Iterator<List<Cell>> growths = Collections.emptyIterator();

        Actions(ActionType type, List<Cell> plantable, int planted, List<Cell> growable, int grown) {
            this.type = type;
            this.plantings = Selections.of(plantable, planted);
            this.growable = growable;
            this.grown = grown;
            this.possible = grown <= growable.size();
        }

        @Override
        public boolean hasNext() {
            return growths.hasNext() || (possible && plantings.hasNext());
        }

        @Override
        public PlanetMove next() {
            if (!growths.hasNext()) {
                plant = plantings.next();
                growths = Selections.of(growable, grown);
            }
            return new TakeAction(type, plant, growths.next());
        }
    }
}
