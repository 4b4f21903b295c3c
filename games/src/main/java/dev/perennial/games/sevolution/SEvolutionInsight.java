package dev.perennial.games.sevolution;

import dev.perennial.games.GameView;
import dev.perennial.games.Viewer;
import dev.perennial.games.bots.Insight;
import dev.perennial.games.bots.Odds;
import dev.perennial.games.bots.Ranked;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.sevolution.SEvolutionMove.PlayBlind;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Weighs what {@link Outlook} finds promising, and goes on as {@link GreedyChieftain} would. */
public final class SEvolutionInsight implements Insight<SEvolutionState, SEvolutionMove> {
    private static final int MOVES_TRIED = 12;
    private static final int ROUNDS_AHEAD = 2;
    private static final double SCALE = 6;

    @Override
    public SEvolutionState imagine(GameView view, int seat, Chance chance) {
        return Surmise.of((SEvolutionView) view, chance);
    }

    /** Cards that nobody has seen are all alike. */
    @Override
    public List<SEvolutionMove> candidates(
            GameView view, int seat, Supplier<Stream<SEvolutionMove>> legalMoves, Chance chance) {
        var moves = legalMoves.get().toList();
        if (moves.getFirst() instanceof PlayBlind) {
            return List.of(moves.get(chance.below(moves.size())));
        }
        var table = (SEvolutionView) view;
        var me = table.players().get(seat);
        var outlook = new Outlook(table.round());
        return Ranked.best(moves, move -> GreedyChieftain.promise(move, table, me, outlook), MOVES_TRIED);
    }

    @Override
    public SEvolutionMove sensibleMove(SEvolutionState position, int seat, boolean own, Chance chance) {
        return GreedyChieftain.move(
                Visibility.view(position, new Viewer.Seat(seat)),
                seat,
                LegalMoves.of(position, seat).toList(),
                chance);
    }

    @Override
    public boolean isFarEnough(SEvolutionState from, SEvolutionState to) {
        return to.round() - from.round() >= ROUNDS_AHEAD;
    }

    @Override
    public double worth(SEvolutionState position, int seat) {
        var outlook = new Outlook(position.round());
        return Odds.of(seat, position.seats(), other -> expected(position, outlook, other), SCALE);
    }

    private static double expected(SEvolutionState position, Outlook outlook, int seat) {
        var player = position.player(seat);
        if (position.isOver()) {
            return player.civilisation().score();
        }
        int discoveries =
                Finale.sets(player).stream().mapToInt(ColourSet::points).sum();
        return outlook.beforeNeeds(player.civilisation()) + discoveries;
    }
}
