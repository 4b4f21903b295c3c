package dev.perennial.query.board;

import dev.perennial.contract.history.GameHistory;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.table.TableEvents;
import java.util.Optional;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Whole games, open to everybody, but only when they are over. */
@RestController
@Scoped(Scope.READ)
class HistoryController {
    private final TableBoards boards;
    private final TableEvents events;

    HistoryController(TableBoards boards, TableEvents events) {
        this.boards = boards;
        this.events = events;
    }

    @GetMapping("/api/v1/tables/{table}/history")
    ResponseEntity<GameHistory> history(@PathVariable String table, Optional<PlayerId> player) {
        TableId id = RequestFields.table(table);
        var moment = boards.latest(id, player).orElseThrow(RequestFields::unknownTable);
        TableViews.requireAllowed(moment, player);
        // Open tables have no history yet, and a seed not yet revealed is still on its way here.
        TableStatus status = moment.table().status();
        boolean over = status == TableStatus.FINISHED || status == TableStatus.ABORTED;
        if (!over || moment.table().serverSeed() == null) {
            throw new ProblemException(
                    HttpStatus.CONFLICT, "GAME_RUNNING", "The full game record is available after the game.");
        }
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .eTag("W/\"" + moment.sequence() + "\"")
                .varyBy(HttpHeaders.AUTHORIZATION, HttpHeaders.COOKIE)
                .body(GameHistory.of(events.between(id, -1, moment.sequence() + 1), other -> events.after(other, -1)));
    }
}
