package dev.perennial.games.planet.bot;

import dev.perennial.games.GameView;
import dev.perennial.games.bots.SearchHeuristics;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetMove.EndTurn;
import dev.perennial.games.planet.model.PlanetMove.PickCard;
import dev.perennial.games.planet.model.PlanetMove.TakeAction;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.PlanetView;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Weighs cards and plans of a turn, and goes on as {@link GreedyForester} would. */
public final class PlanetHeuristics implements SearchHeuristics<PlanetState, PlanetMove> {
    private static final int ROUNDS_AHEAD = 2;
    private static final PlanetMove NOTHING = new TakeAction(ActionType.A, List.of(), List.of());

    @Override
    public PlanetState imagine(GameView view, int seat, Chance chance) {
        return ImaginedState.of((PlanetView) view, chance);
    }

    @Override
    public List<PlanetMove> candidates(
            GameView view, int seat, Supplier<Stream<PlanetMove>> legalMoves, Chance chance) {
        var position = ImaginedState.withoutDeck((PlanetView) view);
        if (position.phase() == Phase.DRAFT) {
            return legalMoves.get().toList();
        }
        var moves = new LinkedHashSet<PlanetMove>();
        moves.add(GreedyForester.move(position, seat));
        var turn = TurnAhead.of(position, seat, new TurnPlanner(new Evaluation(position.calendar(), position.zone())));
        if (!turn.player().turn().actionDone()) {
            turn.actions().forEach(plan -> moves.add(plan.move()));
        }
        if (!turn.player().turn().abilityUsed()) {
            moves.add(turn.ability().move());
        }
        return List.copyOf(moves);
    }

    /** The others take cards away, but what they grow with them is their own affair. */
    @Override
    public PlanetMove sensibleMove(PlanetState position, int seat, boolean own, Chance chance) {
        if (own) {
            return GreedyForester.move(position, seat);
        }
        if (position.phase() == Phase.DRAFT) {
            var display = position.draft().display();
            return new PickCard(display.get(chance.below(display.size())));
        }
        return position.player(seat).turn().actionDone() ? new EndTurn() : NOTHING;
    }

    @Override
    public boolean isFarEnough(PlanetState from, PlanetState to) {
        return from.calendar().roundsLeft() - to.calendar().roundsLeft() >= ROUNDS_AHEAD;
    }

    /** Points: players can hardly affect the others' planets. */
    @Override
    public double worth(PlanetState position, int seat) {
        return points(position, seat);
    }

    @Override
    public int seats(PlanetState position) {
        return position.players().size();
    }

    @Override
    public double points(PlanetState position, int seat) {
        var player = position.player(seat);
        int points = player.scores().total();
        return position.phase() == Phase.GAME_OVER
                ? points
                : points + new Evaluation(position.calendar(), position.zone()).of(player.planet());
    }
}
