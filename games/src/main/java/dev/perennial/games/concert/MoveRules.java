package dev.perennial.games.concert;

import dev.perennial.games.concert.model.ConcertMove;
import dev.perennial.games.concert.model.ConcertRefusal;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Phase;
import dev.perennial.games.concert.model.Promoter;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Says why a move is not allowed; the first reason counts, in the order of concert spec 10. */
final class MoveRules {
    private MoveRules() {}

    static Optional<ConcertRefusal> refusal(ConcertState state, int seat, ConcertMove move, Instant at) {
        boolean choosing = move instanceof ConcertMove.SelectOpening;
        if (!state.isSeat(seat)) {
            return Optional.of(ConcertRefusal.MALFORMED);
        }
        if (state.isFinished()) {
            return Optional.of(ConcertRefusal.GAME_OVER);
        }
        if (choosing != (state.phase() == Phase.REVEAL)) {
            return Optional.of(ConcertRefusal.WRONG_STEP);
        }
        if (!choosing && !state.isMover(seat)) {
            return Optional.of(ConcertRefusal.NOT_YOUR_TURN);
        }
        if (!choosing && state.hourglass().hasExpired(at)) {
            return Optional.of(ConcertRefusal.TIME_EXPIRED);
        }
        return switch (move) {
            case ConcertMove.SelectOpening(var cards) -> selection(state.promoter(seat), cards);
            case ConcertMove.PlayCard play -> play(state, seat, play);
            case ConcertMove.TurnHit(int direction) -> turnHit(state, direction);
            case ConcertMove.HoldConcert(boolean gala) -> concert(state, state.promoter(seat), gala);
            case ConcertMove.EndTurn _ -> noCardYet(state);
        };
    }

    /** Why time cannot be up for a seat: it is not awaited. */
    static Optional<ConcertRefusal> notAwaited(ConcertState state, int seat) {
        if (!state.isSeat(seat)) {
            return Optional.of(ConcertRefusal.MALFORMED);
        }
        return switch (state.phase()) {
            case FINISHED -> Optional.of(ConcertRefusal.GAME_OVER);
            case REVEAL -> when(state.promoter(seat).hasSubmitted(), ConcertRefusal.ALREADY_SUBMITTED);
            case CARDS, AFTER_HIT -> when(!state.isMover(seat), ConcertRefusal.NOT_YOUR_TURN);
        };
    }

    private static Optional<ConcertRefusal> selection(Promoter promoter, List<InfluenceCard> cards) {
        if (promoter.hasSubmitted()) {
            return Optional.of(ConcertRefusal.ALREADY_SUBMITTED);
        }
        boolean threeDifferent =
                cards.size() == ConcertTables.SLOTS && new HashSet<>(cards).size() == ConcertTables.SLOTS;
        return when(!threeDifferent || !promoter.hand().containsAll(cards), ConcertRefusal.BAD_SELECTION);
    }

    private static Optional<ConcertRefusal> play(ConcertState state, int seat, ConcertMove.PlayCard play) {
        if (state.phase() == Phase.AFTER_HIT) {
            return Optional.of(ConcertRefusal.WRONG_STEP);
        }
        if (state.cardsPlayedThisTurn() >= ConcertTables.CARDS_PER_TURN) {
            return Optional.of(ConcertRefusal.CARD_LIMIT);
        }
        if (!state.promoter(seat).hand().contains(play.card())) {
            return Optional.of(ConcertRefusal.CARD_NOT_IN_HAND);
        }
        boolean onTable = state.isSeat(play.target()) && play.slot() >= 0 && play.slot() < ConcertTables.SLOTS;
        return when(!onTable, ConcertRefusal.BAD_TARGET);
    }

    private static Optional<ConcertRefusal> turnHit(ConcertState state, int direction) {
        if (state.cardsPlayedThisTurn() == 0) {
            return Optional.of(ConcertRefusal.MUST_PLAY_CARD);
        }
        if (state.phase() == Phase.AFTER_HIT) {
            return Optional.of(ConcertRefusal.HIT_ALREADY_TURNED);
        }
        return when(direction != 1 && direction != -1, ConcertRefusal.BAD_DIRECTION);
    }

    private static Optional<ConcertRefusal> concert(ConcertState state, Promoter promoter, boolean gala) {
        if (state.cardsPlayedThisTurn() == 0) {
            return Optional.of(ConcertRefusal.MUST_PLAY_CARD);
        }
        if (!promoter.hasConcertLeft()) {
            return Optional.of(ConcertRefusal.NO_CONCERT_LEFT);
        }
        return when(gala && promoter.isGalaUsed(), ConcertRefusal.GALA_USED);
    }

    private static Optional<ConcertRefusal> noCardYet(ConcertState state) {
        return when(state.cardsPlayedThisTurn() == 0, ConcertRefusal.MUST_PLAY_CARD);
    }

    private static Optional<ConcertRefusal> when(boolean applies, ConcertRefusal refusal) {
        return applies ? Optional.of(refusal) : Optional.empty();
    }
}
