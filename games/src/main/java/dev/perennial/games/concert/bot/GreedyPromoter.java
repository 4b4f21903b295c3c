package dev.perennial.games.concert.bot;

import dev.perennial.games.GameView;
import dev.perennial.games.bots.Bot;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.concert.model.ConcertMove;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.ConcertView;
import dev.perennial.games.concert.model.InfluenceCard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
        return move(Evaluation.of((ConcertView) view, seat), legalMoves.get().toList());
    }

    static ConcertMove move(Evaluation now, List<ConcertMove> moves) {
        return switch (now.position().phase()) {
            case REVEAL -> new ConcertMove.SelectOpening(row(now.self().hand()));
            case CARDS -> bestCard(now, moves).orElseGet(() -> finish(now, moves));
            case AFTER_HIT, FINISHED -> finish(now, moves);
        };
    }

    /** Three artists at once if the hand has them, the strongest of each, the weakest card in the middle. */
    static List<InfluenceCard> row(List<InfluenceCard> hand) {
        var strongest = new ArrayList<>(hand);
        strongest.sort(Comparator.comparingInt(card -> -card.value()));
        var row = new ArrayList<InfluenceCard>();
        for (InfluenceCard card : strongest) {
            if (row.size() < ConcertTables.SLOTS && row.stream().noneMatch(one -> one.colour() == card.colour())) {
                row.add(card);
            }
        }
        for (int i = 0; row.size() < ConcertTables.SLOTS; i++) {
            if (!row.contains(strongest.get(i))) {
                row.add(strongest.get(i));
            }
        }
        row.sort(Comparator.comparingInt(card -> -card.value()));
        return List.of(row.get(0), row.get(2), row.get(1));
    }

    static double show(List<InfluenceCard> cards) {
        long artists = cards.stream().map(InfluenceCard::colour).distinct().count();
        int sum = cards.stream().mapToInt(InfluenceCard::value).sum();
        int middle = cards.get(ConcertTables.PENALTY_SLOT).value();
        return artists * ConcertTables.HAND_SIZE * ConcertTables.SLOTS + sum - middle / 100.0;
    }

    /** The first card of a turn is a duty, every further one has to earn its place. */
    private static Optional<ConcertMove> bestCard(Evaluation now, List<ConcertMove> moves) {
        var sketch = new EvaluationSketch(now.position(), now.seat());
        @Nullable ConcertMove best = null;
        double most = now.position().cardsPlayedThisTurn() == 0
                ? Double.NEGATIVE_INFINITY
                : Math.nextDown(now.promise() + WORTH_A_CARD);
        for (ConcertMove move : moves) {
            double promise =
                    move instanceof ConcertMove.PlayCard play ? sketch.promise(play) : Double.NEGATIVE_INFINITY;
            if (promise > most) {
                most = promise;
                best = move;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Turns the hit disc only before holding a concert. */
    private static ConcertMove finish(Evaluation now, List<ConcertMove> moves) {
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

    private static int bestTurn(Evaluation now) {
        return Stream.of(0, 1, -1)
                .max(Comparator.comparingInt(now::worthAfterTurning))
                .orElseThrow();
    }

    /** With few cards left there may be no better day. */
    private static boolean isWorthIt(Evaluation now, int worth) {
        int concertsLeft =
                ConcertTables.CONCERTS_PER_PLAYER - now.self().concerts().size();
        int turnsLeft = (now.self().hand().size() + 1) / 2;
        return concertsLeft > turnsLeft || worth >= GOOD_CONCERT * now.fairShare();
    }
}
