package dev.perennial.query.board;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.games.GameMove;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.table.TableMoment;
import dev.perennial.query.web.QueryParameters;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Lists a player's legal moves: all a program needs that already knows the position. */
@RestController
@Scoped(Scope.READ)
class LegalMovesController {
    private final FreshTables tables;

    LegalMovesController(FreshTables tables) {
        this.tables = tables;
    }

    /**
     * The legal moves of one seat.
     *
     * @param seatMove the number the next move must carry
     * @param awaited the seats the table waits for
     * @param complete whether these are all; some positions have more than anyone wants to receive
     */
    record LegalMoves(
            long sequence, int seat, int seatMove, Set<Integer> awaited, List<LegalMove> moves, boolean complete) {}

    record LegalMove(GameMove move, String notation) {}

    /** The table is at least as new as {@code atLeast}; {@code limit} is the largest number of moves to list. */
    @GetMapping("/api/v1/tables/{table}/moves")
    ResponseEntity<LegalMoves> moves(
            PlayerId player,
            @PathVariable String table,
            @RequestParam @Nullable Long atLeast,
            @RequestParam(defaultValue = "" + TableViews.MOST_MOVES) int limit)
            throws InterruptedException {
        int most = QueryParameters.limit(limit, TableViews.MOST_MOVES);
        TableMoment moment = tables.moment(RequestFields.table(table), atLeast, Optional.of(player));
        TableState state = moment.table();
        int seat = state.seatOf(player).orElseThrow(() -> notSeated(state));
        List<LegalMove> moves = TableViews.legalMoves(moment, seat)
                .limit(most + 1L)
                .map(move -> new LegalMove(move, state.game().notation(move)))
                .toList();
        boolean complete = moves.size() <= most;
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noStore())
                .body(new LegalMoves(
                        moment.sequence(),
                        seat,
                        state.seat(seat).nextMove(),
                        moment.awaited(),
                        complete ? moves : moves.subList(0, most),
                        complete));
    }

    /** At a table that is still open, the viewer may have sat down a moment ago: the event is on its way here. */
    private static ProblemException notSeated(TableState table) {
        return table.status() == TableStatus.OPEN
                ? new ProblemException(
                        HttpStatus.GATEWAY_TIMEOUT,
                        "NOT_YET",
                        "The game has not begun here. If you have just sat down, try again in a moment, or send"
                                + " the sequence you were answered as atLeast.")
                : new ProblemException(HttpStatus.FORBIDDEN, "NOT_SEATED", "You do not sit at this table.");
    }
}
