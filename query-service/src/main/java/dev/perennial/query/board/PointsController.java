package dev.perennial.query.board;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.SeatState;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.player.Players;
import dev.perennial.query.table.TableMoment;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Serves the points of a table for overlays, as spectators see them, also to players. */
@RestController
@Scoped(Scope.READ)
class PointsController {
    private final TableBoards boards;
    private final Players players;

    PointsController(TableBoards boards, Players players) {
        this.boards = boards;
        this.players = players;
    }

    /**
     * The points after an event.
     *
     * @param points in seat order; null before play
     */
    record Points(String table, long sequence, @Nullable List<Integer> points, Map<String, String> names) {}

    @GetMapping("/api/v1/tables/{table}/points")
    ResponseEntity<Points> points(@PathVariable String table) {
        TableMoment seen =
                boards.latest(RequestFields.table(table), Optional.empty()).orElseThrow(RequestFields::unknownTable);
        TableViews.requireAllowed(seen, Optional.empty());
        var sitting = seen.table().seats().stream()
                .filter(Objects::nonNull)
                .map(SeatState::player)
                .map(PlayerId::code)
                .toList();
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .body(new Points(
                        seen.table().id().code(),
                        seen.sequence(),
                        TablePoints.of(seen.table()),
                        players.names(sitting)));
    }
}
