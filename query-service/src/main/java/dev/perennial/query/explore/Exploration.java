package dev.perennial.query.explore;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.domain.table.branch.Branch;
import dev.perennial.domain.table.branch.BranchPoint;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.variation.Variation;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import dev.perennial.query.web.QueryParameters;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import tools.jackson.databind.JsonNode;

/**
 * The moment to begin at, the cards to play with, and the moves to try.
 *
 * @param perspective the seat whose knowledge stays as it was; only for a redeal
 * @param seed decides the redeal; only for a redeal
 * @param seat whose view and legal moves to answer; null for the first seat that has to act
 * @param from how many moves lead to the first position to answer; null for the position before any
 */
record Exploration(
        long sequence,
        @Nullable Deal deal,
        @Nullable Integer perspective,
        @Nullable String seed,
        @Nullable Integer seat,
        @Nullable Integer from,
        @Nullable List<Try> moves) {
    /** More than anyone tries in a row, and little enough to play again with each request. */
    private static final int MOST_MOVES = 200;

    /**
     * A move of any seat.
     *
     * @param move as at a table; null if it is given by its notation
     */
    record Try(int seat, @Nullable JsonNode move, @Nullable String notation) {
        GameMove read(Game<GameState, GameMove, GameEvent, GameOptions> game) {
            var read =
                    move != null ? GameJson.readMove(game, move) : game.parseNotation(RequestFields.required(notation));
            return read.orElseThrow(
                    () -> QueryParameters.bad("MALFORMED", "The move cannot be read. Compare it with legalMoves."));
        }
    }

    List<Try> tries() {
        var tries = RequestFields.list(moves);
        if (tries.size() > MOST_MOVES) {
            throw QueryParameters.bad("TOO_MANY_MOVES", "Try at most " + MOST_MOVES + " moves in a row.");
        }
        return tries;
    }

    /** How many moves lead to the first position to answer; the last one is always wanted. */
    int first() {
        return from == null ? 0 : Math.min(from, tries().size());
    }

    Deal wantedDeal() {
        return RequestFields.required(deal);
    }

    Variation<GameState, GameMove, GameEvent> begin(BranchPoint point) {
        int seats = point.table().seats().size();
        requireSeat(seat, seats);
        return switch (wantedDeal()) {
            case REAL -> {
                if (perspective != null || seed != null) {
                    throw badDeal();
                }
                yield point.real();
            }
            case REDEALT -> {
                if (perspective == null || !Branch.isSeed(seed)) {
                    throw badDeal();
                }
                requireSeat(perspective, seats);
                yield point.redealt(perspective, point.publicSeed(perspective, RequestFields.required(seed)));
            }
        };
    }

    static void requireSeat(@Nullable Integer seat, int seats) {
        if (seat != null && (seat < 0 || seat >= seats)) {
            throw new ProblemException(HttpStatus.UNPROCESSABLE_CONTENT, "UNKNOWN_SEAT", "The table has no such seat.");
        }
    }

    private static RuntimeException badDeal() {
        return QueryParameters.bad(
                "BAD_DEAL",
                "A redeal needs a perspective and a seed of 1 to 64 letters, digits, _ or -; the real deal neither.");
    }
}
