package dev.perennial.games.concert;

import dev.perennial.games.GameView;
import dev.perennial.games.bots.Bot;
import dev.perennial.games.chance.Chance;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** Lays card after card as long as each brings about a disc's worth, then holds a concert if it is a good one. */
public final class GreedyPromoter implements Bot<ConcertMove> {
    private static final double WORTH_A_CARD = 4;
    private static final double GOOD_CONCERT = 1.2;
    private static final double GREAT_CONCERT = 1.8;

    @Override
    public String name() {
        return "greedy";
    }

    @Override
    public ConcertMove choose(GameView view, int seat, Supplier<Stream<ConcertMove>> legalMoves, Chance chance) {
        var now = Outlook.of((ConcertView) view, seat);
        var moves = legalMoves.get().toList();
        return switch (now.position().phase()) {
            case REVEAL -> opening(moves);
            case CARDS -> bestCard(now, moves).orElseGet(() -> finish(now, moves));
            case AFTER_HIT, FINISHED -> finish(now, moves);
        };
    }

    /** Three artists at once, the weakest in the middle, where a penalty card would go. */
    private static ConcertMove opening(List<ConcertMove> moves) {
        return best(moves.stream(), move -> move instanceof ConcertMove.SelectOpening(var cards) ? show(cards) : 0)
                .orElseThrow();
    }

    private static double show(List<InfluenceCard> cards) {
        long artists = cards.stream().map(InfluenceCard::colour).distinct().count();
        int sum = cards.stream().mapToInt(InfluenceCard::value).sum();
        int middle = cards.get(ConcertTables.PENALTY_SLOT).value();
        return artists * ConcertTables.HAND_SIZE * ConcertTables.SLOTS + sum - middle / 100.0;
    }

    /** The first card of a turn is a duty, every further one has to earn its place. */
    private static Optional<ConcertMove> bestCard(Outlook now, List<ConcertMove> moves) {
        var plays = moves.stream().filter(move -> move instanceof ConcertMove.PlayCard);
        return best(plays, move -> promise(now, move))
                .filter(move -> now.position().cardsPlayedThisTurn() == 0
                        || promise(now, move) >= now.promise() + WORTH_A_CARD);
    }

    private static double promise(Outlook now, ConcertMove move) {
        return move instanceof ConcertMove.PlayCard play ? now.promise(play) : 0;
    }

    /** Turns the hit disc only for a concert of one's own. */
    private static ConcertMove finish(Outlook now, List<ConcertMove> moves) {
        boolean mayTurn = moves.contains(new ConcertMove.TurnHit(1));
        int direction = mayTurn ? bestTurn(now) : 0;
        int worth = now.worthAfterTurning(direction);
        if (!now.self().hasConcertLeft() || !isWorthIt(now, worth)) {
            return new ConcertMove.EndTurn();
        }
        if (direction != 0) {
            return new ConcertMove.TurnHit(direction);
        }
        boolean gala = !now.self().isGalaUsed() && worth >= GREAT_CONCERT * now.fairShare();
        return new ConcertMove.HoldConcert(gala);
    }

    private static int bestTurn(Outlook now) {
        return Stream.of(0, 1, -1)
                .max(Comparator.comparingInt(now::worthAfterTurning))
                .orElseThrow();
    }

    /** With few cards left there may be no better day. */
    private static boolean isWorthIt(Outlook now, int worth) {
        int concertsLeft =
                ConcertTables.CONCERTS_PER_PLAYER - now.self().concerts().size();
        int turnsLeft = (now.self().hand().size() + 1) / 2;
        return concertsLeft > turnsLeft || worth >= GOOD_CONCERT * now.fairShare();
    }

    private static Optional<ConcertMove> best(Stream<ConcertMove> moves, ToDoubleFunction<ConcertMove> promise) {
        return moves.max(Comparator.comparingDouble(promise));
    }
}
