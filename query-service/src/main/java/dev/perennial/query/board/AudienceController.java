package dev.perennial.query.board;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.util.Optional;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** How many watch a table just now, besides its players. */
@RestController
@Scoped(Scope.READ)
class AudienceController {
    private final TableBoards boards;
    private final Audience audience;

    AudienceController(TableBoards boards, Audience audience) {
        this.boards = boards;
        this.audience = audience;
    }

    record Watching(int watching) {}

    @GetMapping("/api/v1/tables/{table}/audience")
    ResponseEntity<Watching> audience(@PathVariable String table, Optional<PlayerId> player) {
        var id = RequestFields.table(table);
        TableViews.requireAllowed(boards.latest(id, player).orElseThrow(RequestFields::unknownTable), player);
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(new Watching(audience.watching(id)));
    }
}
