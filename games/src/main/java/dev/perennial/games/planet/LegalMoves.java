package dev.perennial.games.planet;

import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Kind;
import dev.perennial.games.planet.board.Places;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.Source;
import dev.perennial.games.planet.model.Choices;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetMove.EndTurn;
import dev.perennial.games.planet.model.PlanetMove.PickCard;
import dev.perennial.games.planet.model.PlanetMove.TakeAction;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Player;
import dev.perennial.games.planet.model.Selections;
import dev.perennial.games.planet.model.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All legal moves. The order of targets never changes what a move does, so each set of targets comes once, in reading
 * order. Kinds and sizes of moves take turns: the first few are of every kind.
 */
public final class LegalMoves {
    private LegalMoves() {}

    public static Stream<PlanetMove> of(PlanetState state, int seat) {
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
        var kinds = new ArrayList<Source<PlanetMove>>();
        if (!turn.done() && !turn.actionDone()) {
            Ground ground = null;
            for (ActionType type : ActionType.ALL) {
                Kind kind = ActionPhase.reach(type, turn.chosen());
                ground = ground != null && ground.kind() == kind ? ground : Ground.of(kind, player.planet());
                kinds.add(actions(type, ground));
            }
        }
        if (!turn.done() && !turn.abilityUsed()) {
            kinds.add(AbilityTargets.moves(player));
        }
        if (!turn.done() && turn.actionDone()) {
            kinds.add(Selections.each(List.of(new EndTurn())));
        }
        return Selections.stream(Selections.takingTurns(kinds));
    }

    /** The cells of a kind on which something can be done; the first three actions share them. */
    private record Ground(Kind kind, List<Cell> plantable, List<Cell> growable) {
        static Ground of(Kind kind, Planet planet) {
            return new Ground(
                    kind,
                    Places.cells(planet.empty() & kind.places()),
                    Places.cells(planet.growable() & kind.places()));
        }
    }

    private static Source<PlanetMove> actions(ActionType type, Ground ground) {
        var sizes = new ArrayList<Source<PlanetMove>>();
        for (int planted = type.mostPlanted(); planted >= 0; planted--) {
            for (int grown = type.mostGrown(); grown >= 0; grown--) {
                if (type != ActionType.D || planted + grown == 1) {
                    sizes.add(new Actions(type, ground.plantable(), planted, ground.growable(), grown));
                }
            }
        }
        return Selections.takingTurns(sizes);
    }

    /** One kind of action with given numbers of plantings and growths: each planting with every growth. */
    private static final class Actions implements Source<PlanetMove> {
        private final ActionType type;
        private final Choices<Cell> plantings;
        private final Choices<Cell> growths;
        private @Nullable List<Cell> plant;

        Actions(ActionType type, List<Cell> plantable, int planted, List<Cell> growable, int grown) {
            this.type = type;
            this.plantings = new Choices<>(plantable, planted);
            this.growths = new Choices<>(growable, grown);
            this.plant = grown <= growable.size() ? plantings.next() : null;
        }

        @Override
        public @Nullable PlanetMove next() {
            while (plant != null) {
                var growth = growths.next();
                if (growth != null) {
                    return new TakeAction(type, plant, growth);
                }
                plant = plantings.next();
                growths.restart();
            }
            return null;
        }
    }
}
