package dev.perennial.games.planet;

import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Kind;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Places;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.PlanetMap;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetMove.EndTurn;
import dev.perennial.games.planet.model.PlanetMove.PickCard;
import dev.perennial.games.planet.model.PlanetMove.TakeAction;
import dev.perennial.games.planet.model.PlanetMove.Target;
import dev.perennial.games.planet.model.PlanetMove.UseAbility;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Player;
import dev.perennial.games.planet.model.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Plays any legal move, also those far down the stream, and mostly uses what it has. */
final class RandomPlayer {
    private final Random random;

    RandomPlayer(long seed) {
        this.random = new Random(seed);
    }

    /** One of the seats that have to act. */
    int seat(PlanetState state) {
        return any(List.copyOf(TestTable.GAME.awaited(state)));
    }

    PlanetMove move(PlanetState state, int seat) {
        if (state.phase() == Phase.DRAFT) {
            return new PickCard(any(state.draft().display()));
        }
        Turn turn = state.player(seat).turn();
        if (!turn.actionDone() && (turn.abilityUsed() || random.nextBoolean())) {
            return action(state.player(seat));
        }
        return turn.actionDone() && random.nextInt(6) == 0 ? new EndTurn() : ability(state.player(seat));
    }

    private PlanetMove action(Player player) {
        ActionType type = any(List.of(ActionType.values()));
        Kind kind = ActionPhase.reach(type, player.turn().chosen());
        var empty = Places.cells(player.planet().empty() & kind.places());
        var growable = Places.cells(player.planet().growable() & kind.places());
        if (type != ActionType.D) {
            return new TakeAction(type, some(empty, type.mostPlanted()), some(growable, type.mostGrown()));
        }
        if (growable.isEmpty() && empty.isEmpty()) {
            return new TakeAction(ActionType.A, List.of(), List.of());
        }
        boolean grow = empty.isEmpty() || (!growable.isEmpty() && random.nextBoolean());
        return new TakeAction(type, grow ? List.of() : List.of(any(empty)), grow ? List.of(any(growable)) : List.of());
    }

    private PlanetMove ability(Player player) {
        Ability ability = player.turn().chosen().ability();
        var cells = some(AbilityTargets.cells(player.planet(), ability), AbilityTargets.most(player, ability));
        if (ability != Ability.LAKE) {
            return new UseAbility(cells.stream().map(Target::of).toList());
        }
        Planet planet = player.planet();
        var lakes = new ArrayList<Target>();
        for (Cell cell : cells) {
            planet = planet.with(cell, Piece.LAKE);
            var grow = some(
                    PlanetMap.neighbours(cell).stream().filter(planet::canGrow).toList(), 2);
            planet = planet.grow(grow);
            lakes.add(new Target(cell, grow));
        }
        return new UseAbility(lakes);
    }

    private <T> T any(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }

    /** Usually as many as possible. */
    private List<Cell> some(List<Cell> cells, int most) {
        int size = Math.min(cells.size(), random.nextInt(4) == 0 ? random.nextInt(most + 1) : most);
        var shuffled = new ArrayList<>(cells);
        Collections.shuffle(shuffled, random);
        return shuffled.subList(0, size);
    }
}
