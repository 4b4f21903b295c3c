package dev.perennial.query.explore;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.branch.BranchPoint;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.board.TableViews;
import dev.perennial.query.table.TableEvents;
import java.util.Optional;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Tries other moves from a moment of a finished game. Nothing is stored: each request has the whole line. */
@RestController
@Scoped(Scope.READ)
class ExploreController {
    private final TableBoards boards;
    private final TableEvents events;

    ExploreController(TableBoards boards, TableEvents events) {
        this.boards = boards;
        this.events = events;
    }

    @Scoped(Scope.READ)
    @PostMapping("/api/v1/tables/{table}/explore")
    ResponseEntity<Explored> explore(
            @PathVariable String table, @RequestBody Exploration asked, Optional<PlayerId> player) {
        TableId id = RequestFields.table(table);
        var seen = boards.latest(id, player).orElseThrow(RequestFields::unknownTable);
        TableViews.requireAllowed(seen, player);
        // A viewer who watches with a delay may not know the end yet, and a seed may still be on its way here.
        if (!seen.table().isOver() || seen.table().serverSeed() == null) {
            throw new ProblemException(HttpStatus.CONFLICT, "GAME_RUNNING", "You can try other moves after the game.");
        }
        var recorded = events.between(id, -1, seen.sequence() + 1).stream()
                .map(RecordedEvent::event)
                .toList();
        var point = (asked.sequence() > seen.sequence()
                        ? Optional.<BranchPoint>empty()
                        : BranchPoint.at(recorded, asked.sequence()))
                .orElseThrow(() ->
                        new ProblemException(HttpStatus.NOT_FOUND, "NO_SUCH_MOMENT", "The game has no such moment."));
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(Explorer.explore(point, asked));
    }
}
