package dev.perennial.games.planet;

import dev.perennial.games.Refusal;
import dev.perennial.games.collection.Lists;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Kind;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent.ActionTaken;
import dev.perennial.games.planet.model.PlanetEvent.SproutPlanted;
import dev.perennial.games.planet.model.PlanetEvent.TreeGrown;
import dev.perennial.games.planet.model.PlanetMove.TakeAction;
import dev.perennial.games.planet.model.PlanetRefusal;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Player;
import java.util.Optional;

/** The one action of a turn (planet spec 7.1). */
final class ActionPhase {
    private ActionPhase() {}

    static Optional<Refusal> refusal(PlanetState state, int seat, TakeAction move) {
        if (state.phase() != Phase.ACTION) {
            return Optional.of(PlanetRefusal.WRONG_PHASE.plain());
        }
        Player player = state.player(seat);
        Kind kind = reach(move.action(), player.turn().chosen());
        return MoveRules.when(player.turn().actionDone(), PlanetRefusal.ACTION_DONE)
                .or(() -> number(move))
                .or(() -> MoveRules.allDifferent(Lists.concat(move.plant(), move.grow())))
                .or(() -> MoveRules.first(
                        move.plant(),
                        cell -> MoveRules.onThePlanet(cell)
                                .or(() -> MoveRules.inBiomeOf(kind, cell))
                                .or(() -> MoveRules.empty(player.planet(), cell))))
                .or(() -> MoveRules.first(
                        move.grow(),
                        cell -> MoveRules.onThePlanet(cell)
                                .or(() -> MoveRules.inBiomeOf(kind, cell))
                                .or(() -> MoveRules.growable(player.planet(), cell))));
    }

    static void act(PlanetDraft table, int seat, TakeAction move) {
        table.add(new ActionTaken(seat, move.action()));
        move.plant().forEach(cell -> table.add(new SproutPlanted(seat, cell)));
        move.grow().forEach(cell -> grow(table, seat, cell));
    }

    static void grow(PlanetDraft table, int seat, Cell cell) {
        Piece grown = table.state()
                .player(seat)
                .planet()
                .at(cell)
                .flatMap(Piece::grown)
                .orElseThrow();
        table.add(new TreeGrown(seat, cell, grown));
    }

    /** D goes anywhere, the others where the card says. */
    static Kind reach(ActionType type, Card card) {
        return type == ActionType.D ? Kind.WILD : card.kind();
    }

    private static Optional<Refusal> number(TakeAction move) {
        int planted = move.plant().size();
        int grown = move.grow().size();
        if (move.action() == ActionType.D) {
            return MoveRules.when(planted + grown != 1, PlanetRefusal.D_ONE_EFFECT);
        }
        return MoveRules.atMost(move.action().mostPlanted(), planted, PlanetRefusal.TOO_MANY)
                .or(() -> MoveRules.atMost(move.action().mostGrown(), grown, PlanetRefusal.TOO_MANY));
    }
}
