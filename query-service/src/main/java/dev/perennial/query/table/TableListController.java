package dev.perennial.query.table;

import dev.perennial.domain.table.TableStatus;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Lists of tables: the same for everybody. */
@RestController
@Scoped(Scope.READ)
class TableListController {
    private static final int MOST = 100;

    private final TableListing listing;

    TableListController(TableListing listing) {
        this.listing = listing;
    }

    @GetMapping("/api/v1/tables")
    ResponseEntity<TableList> list(
            @RequestParam @Nullable TableStatus status,
            @RequestParam @Nullable String game,
            @RequestParam(defaultValue = "50") int limit,
            @RequestParam @Nullable String cursor) {
        if (limit < 1 || limit > MOST) {
            throw new ProblemException(
                    HttpStatus.BAD_REQUEST, "BAD_LIMIT", "Ask for 1 to " + MOST + " tables at a time.");
        }
        var tables = listing.list(status, game, limit, cursor);
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(tables);
    }
}
