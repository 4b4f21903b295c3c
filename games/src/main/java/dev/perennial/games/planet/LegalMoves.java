package dev.perennial.games.planet;

import dev.perennial.games.planet.PlanetMove.EndTurn;
import dev.perennial.games.planet.PlanetMove.PickCard;
import dev.perennial.games.planet.PlanetMove.TakeAction;
import dev.perennial.games.planet.PlanetMove.UseAbility;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
        var kinds = new ArrayList<Stream<PlanetMove>>();
        if (!turn.done() && !turn.actionDone()) {
            for (ActionType type : ActionType.values()) {
                kinds.add(actions(type, player));
            }
        }
        if (!turn.done() && !turn.abilityUsed()) {
            kinds.add(AbilityTargets.of(player).map(UseAbility::new));
        }
        if (!turn.done() && turn.actionDone()) {
            kinds.add(Stream.of(new EndTurn()));
        }
        return Selections.takingTurns(kinds);
    }

    private static Stream<PlanetMove> actions(ActionType type, Player player) {
        Kind kind = Acting.reach(type, player.turn().chosen());
        var plantable = within(kind, player.planet().emptyCells());
        var growable = within(kind, player.planet().growableCells());
        var sizes = new ArrayList<Stream<PlanetMove>>();
        for (int planted = type.mostPlanted(); planted >= 0; planted--) {
            for (int grown = type.mostGrown(); grown >= 0; grown--) {
                if (type != ActionType.D || planted + grown == 1) {
                    int growing = grown;
                    sizes.add(Selections.of(plantable, planted)
                            .flatMap(plant ->
                                    Selections.of(growable, growing).map(grow -> new TakeAction(type, plant, grow))));
                }
            }
        }
        return Selections.takingTurns(sizes);
    }

    static List<Cell> within(Kind kind, List<Cell> cells) {
        return cells.stream()
                .filter(cell -> kind.covers(PlanetMap.biome(cell).orElseThrow()))
                .toList();
    }

    /** From the most down to none. */
    static IntStream sizesDownFrom(int most) {
        return IntStream.rangeClosed(0, most).map(size -> most - size);
    }
}
