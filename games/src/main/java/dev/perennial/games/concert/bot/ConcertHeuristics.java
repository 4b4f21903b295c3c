package dev.perennial.games.concert.bot;

import dev.perennial.games.GameView;
import dev.perennial.games.bots.Odds;
import dev.perennial.games.bots.Ranked;
import dev.perennial.games.bots.SearchHeuristics;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.concert.LegalMoves;
import dev.perennial.games.concert.model.ConcertMove;
import dev.perennial.games.concert.model.ConcertMove.PlayCard;
import dev.perennial.games.concert.model.ConcertMove.SelectOpening;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertView;
import dev.perennial.games.concert.model.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Looks for the cards worth a trial, and goes on as {@link GreedyPromoter} would. */
public final class ConcertHeuristics implements SearchHeuristics<ConcertState, ConcertMove> {
    private static final int CARDS_TRIED = 10;
    private static final int OPENINGS_TRIED = 8;
    /** Concerts bring some thirty points each. */
    private static final double SCALE = 15;

    @Override
    public ConcertState imagine(GameView view, int seat, Chance chance) {
        return ImaginedState.of((ConcertView) view, seat, chance);
    }

    @Override
    public List<ConcertMove> candidates(
            GameView view, int seat, Supplier<Stream<ConcertMove>> legalMoves, Chance chance) {
        var now = Evaluation.of((ConcertView) view, seat);
        var moves = legalMoves.get().toList();
        if (now.position().phase() == Phase.REVEAL) {
            return openings(moves, chance);
        }
        var plays = moves.stream().filter(move -> move instanceof PlayCard).toList();
        var sketch = new EvaluationSketch(now.position(), seat);
        var candidates = new ArrayList<>(Ranked.best(plays, move -> promise(sketch, move), CARDS_TRIED));
        moves.stream().filter(move -> !(move instanceof PlayCard)).forEach(candidates::add);
        return candidates;
    }

    /** The best by their looks, and some others: to begin may be worth a poor row. */
    private static List<ConcertMove> openings(List<ConcertMove> moves, Chance chance) {
        var candidates = new ArrayList<>(Ranked.best(
                moves,
                move -> move instanceof SelectOpening(var cards) ? GreedyPromoter.show(cards) : 0,
                OPENINGS_TRIED));
        while (candidates.size() < 2 * OPENINGS_TRIED) {
            candidates.add(moves.get(chance.below(moves.size())));
        }
        return candidates;
    }

    private static double promise(EvaluationSketch sketch, ConcertMove move) {
        return move instanceof PlayCard play ? sketch.promise(play) : 0;
    }

    @Override
    public ConcertMove sensibleMove(ConcertState position, int seat, boolean own, Chance chance) {
        return position.phase() == Phase.REVEAL
                ? new SelectOpening(GreedyPromoter.row(position.promoter(seat).hand()))
                : GreedyPromoter.move(
                        new Evaluation(position, seat),
                        LegalMoves.of(position, seat).toList());
    }

    /** Games are short: every one is followed to its end. */
    @Override
    public boolean isFarEnough(ConcertState from, ConcertState to) {
        return false;
    }

    @Override
    public double worth(ConcertState position, int seat) {
        return Odds.of(seat, position.seats(), other -> points(position, other), SCALE);
    }

    @Override
    public int seats(ConcertState position) {
        return position.seats();
    }

    @Override
    public double points(ConcertState position, int seat) {
        return position.promoter(seat).total();
    }
}
