package dev.perennial.query.explore;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.board.TableViews;
import dev.perennial.query.player.Players;
import dev.perennial.query.table.TableBranches;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Lists the tables that go on with the game of a table. */
@RestController
@Scoped(Scope.READ)
class BranchListController {
    private final TableBoards boards;
    private final TableBranches branches;
    private final Players players;

    BranchListController(TableBoards boards, TableBranches branches, Players players) {
        this.boards = boards;
        this.branches = branches;
        this.players = players;
    }

    record BranchList(String table, List<TableBranches.Row> branches, Map<String, String> names) {}

    @GetMapping("/api/v1/tables/{table}/branches")
    ResponseEntity<BranchList> branches(@PathVariable String table, Optional<PlayerId> player) {
        TableId id = RequestFields.table(table);
        TableViews.requireAllowed(boards.latest(id, player).orElseThrow(RequestFields::unknownTable), player);
        var found = branches.of(id, player);
        var names = players.names(found.stream().map(row -> row.owner().code()).toList());
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(new BranchList(id.code(), found, names));
    }
}
