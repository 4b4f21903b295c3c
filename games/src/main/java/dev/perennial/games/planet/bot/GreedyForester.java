package dev.perennial.games.planet.bot;

import dev.perennial.games.GameView;
import dev.perennial.games.bots.Bot;
import dev.perennial.games.bots.Ranked;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetMove.EndTurn;
import dev.perennial.games.planet.model.PlanetMove.PickCard;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.PlanetView;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Takes the card whose turn promises most by {@link Evaluation}, and plays that turn; among equals, the first. */
public final class GreedyForester implements Bot<PlanetMove> {

    @Override
    public String name() {
        return "greedy";
    }

    @Override
    public PlanetMove choose(GameView view, int seat, Supplier<Stream<PlanetMove>> legalMoves, Chance chance) {
        return move(ImaginedState.withoutDeck((PlanetView) view), seat);
    }

    /** The deck is not looked at. */
    static PlanetMove move(PlanetState position, int seat) {
        var planner = new TurnPlanner(new Evaluation(position.calendar(), position.zone()));
        return position.phase() == Phase.DRAFT
                ? pick(position, seat, planner)
                : act(TurnAhead.of(position, seat, planner));
    }

    private static PlanetMove pick(PlanetState position, int seat, TurnPlanner planner) {
        return new PickCard(Ranked.best(position.draft().display(), card -> {
            var turn = new TurnAhead(planner, position.player(seat), card, position.supply());
            return Math.max(turn.actionFirst().worth(), turn.abilityFirst().worth());
        }));
    }

    private static PlanetMove act(TurnAhead turn) {
        var player = turn.player();
        if (player.turn().actionDone()) {
            return player.turn().abilityUsed() ? new EndTurn() : turn.ability().move();
        }
        if (player.turn().abilityUsed()) {
            return turn.action().move();
        }
        return turn.actionFirst().worth() > turn.abilityFirst().worth()
                ? turn.action().move()
                : turn.ability().move();
    }
}
