package dev.perennial.games.sevolution.bot;

import dev.perennial.games.GameView;
import dev.perennial.games.Viewer;
import dev.perennial.games.bots.Odds;
import dev.perennial.games.bots.Ranked;
import dev.perennial.games.bots.SearchHeuristics;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.sevolution.LegalMoves;
import dev.perennial.games.sevolution.Visibility;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionMove.PlayBlind;
import dev.perennial.games.sevolution.model.SEvolutionState;
import dev.perennial.games.sevolution.model.SEvolutionView;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Tries the moves that {@link FittedEvaluation} finds promising until the next round begins, where the fitted weights
 * judge. The others are assumed to follow the {@link HeuristicEvaluation}.
 */
public final class SEvolutionHeuristics implements SearchHeuristics<SEvolutionState, SEvolutionMove> {
    private static final int MOVES_TRIED = 8;
    private static final double SCALE = 6;

    @Override
    public SEvolutionState imagine(GameView view, int seat, Chance chance) {
        return ImaginedState.of((SEvolutionView) view, chance);
    }

    /** Unseen cards are interchangeable. */
    @Override
    public List<SEvolutionMove> candidates(
            GameView view, int seat, Supplier<Stream<SEvolutionMove>> legalMoves, Chance chance) {
        var moves = legalMoves.get().toList();
        if (moves.getFirst() instanceof PlayBlind) {
            return List.of(moves.get(chance.below(moves.size())));
        }
        var table = (SEvolutionView) view;
        var me = table.players().get(seat);
        var experience = new FittedEvaluation(table.round(), me.discoveries());
        return Ranked.best(moves, move -> GreedyChieftain.promise(move, table, me, experience), MOVES_TRIED);
    }

    @Override
    public SEvolutionMove sensibleMove(SEvolutionState position, int seat, boolean own, Chance chance) {
        return GreedyChieftain.move(
                Visibility.view(position, new Viewer.Seat(seat)),
                seat,
                LegalMoves.of(position, seat).toList(),
                own
                        ? new FittedEvaluation(
                                position.round(), position.player(seat).discoveries())
                        : new HeuristicEvaluation(position.round()),
                chance);
    }

    @Override
    public boolean isFarEnough(SEvolutionState from, SEvolutionState to) {
        return to.round() > from.round();
    }

    @Override
    public double worth(SEvolutionState position, int seat) {
        return Odds.of(seat, position.seats(), other -> points(position, other), SCALE);
    }

    @Override
    public int seats(SEvolutionState position) {
        return position.seats();
    }

    /** Between two rounds the one before is over, with its management. */
    @Override
    public double points(SEvolutionState position, int seat) {
        var player = position.player(seat);
        return position.isOver()
                ? player.civilisation().score()
                : new FittedEvaluation(position.round() - 1, player.discoveries()).afterNeeds(player.civilisation());
    }
}
