package dev.perennial.query.board;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableState;
import dev.perennial.games.GameMove;
import dev.perennial.http.ProblemException;
import dev.perennial.query.table.Moment;
import dev.perennial.query.table.TableProblems;
import java.util.List;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** What somebody may do now in his own seat. */
@RestController
class LegalMovesController {
    private final TableBoards boards;

    LegalMovesController(TableBoards boards) {
        this.boards = boards;
    }

    /**
     * The legal moves of one seat.
     *
     * @param seatMove the number the next move must carry
     * @param complete whether these are all; some positions have more than anybody wants to receive
     */
    record LegalMoves(long sequence, int seat, int seatMove, List<LegalMove> moves, boolean complete) {}

    record LegalMove(GameMove move, String notation) {}

    @GetMapping("/api/v1/tables/{table}/moves")
    ResponseEntity<LegalMoves> moves(PlayerId player, @PathVariable String table) {
        Moment moment = boards.latest(TableProblems.tableId(table)).orElseThrow(TableProblems::unknownTable);
        TableState state = moment.table();
        int seat = state.seatOf(player)
                .orElseThrow(() ->
                        new ProblemException(HttpStatus.FORBIDDEN, "NOT_SEATED", "You do not sit at this table."));
        var game = state.game();
        List<LegalMove> moves = moment.awaited().contains(seat)
                ? game.legalMoves(state.runningPosition(), seat)
                        .limit(Eyes.MOST_MOVES + 1L)
                        .map(move -> new LegalMove(move, game.notation(move)))
                        .toList()
                : List.of();
        boolean complete = moves.size() <= Eyes.MOST_MOVES;
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noStore())
                .body(new LegalMoves(
                        moment.sequence(),
                        seat,
                        state.seat(seat).nextMove(),
                        complete ? moves : moves.subList(0, Eyes.MOST_MOVES),
                        complete));
    }
}
