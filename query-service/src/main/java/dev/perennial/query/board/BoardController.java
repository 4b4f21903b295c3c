package dev.perennial.query.board;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import dev.perennial.query.player.Players;
import dev.perennial.query.table.TableMoment;
import dev.perennial.query.web.QueryParameters;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Serves the current state of one table, as the viewer may see it. */
@RestController
@Scoped(Scope.READ)
class BoardController {
    private final FreshTables tables;
    private final TableFrames frames;
    private final Players players;

    BoardController(FreshTables tables, TableFrames frames, Players players) {
        this.tables = tables;
        this.frames = frames;
        this.players = players;
    }

    /**
     * Answers the table as the viewer may see it.
     *
     * @param atLeast waits until this event is known here, so that clients read their own writes
     * @param mostMoves how many legal moves to include at most
     */
    @Answers(TableAnswer.class)
    @GetMapping(path = "/api/v1/tables/{table}", produces = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<byte[]> table(
            @PathVariable String table,
            @RequestParam @Nullable Long atLeast,
            @RequestParam(defaultValue = "" + TableViews.MOST_MOVES) int mostMoves,
            Optional<PlayerId> player)
            throws InterruptedException {
        int most = QueryParameters.limit(mostMoves, TableViews.MOST_MOVES);
        TableMoment moment = tables.moment(RequestFields.table(table), atLeast, player);
        TableViews.requireAllowed(moment, player);
        Map<String, String> names = names(moment);
        byte[] body = NamedView.of(frames.view(moment, TableViews.viewer(moment, player), most), names);
        return (player.isPresent() ? forOne() : forAll(moment, names)).body(body);
    }

    private Map<String, String> names(TableMoment moment) {
        return players.names(moment.table().seats().stream()
                .filter(Objects::nonNull)
                .map(seat -> seat.player().code())
                .toList());
    }

    /** A signed-in player's view may be private, so it is never cached. */
    private static ResponseEntity.BodyBuilder forOne() {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noStore().cachePrivate())
                .varyBy(HttpHeaders.AUTHORIZATION, HttpHeaders.COOKIE);
    }

    private static ResponseEntity.BodyBuilder forAll(TableMoment moment, Map<String, String> names) {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .eTag("W/\"" + moment.sequence() + "-" + Integer.toHexString(names.hashCode()) + "\"")
                .varyBy(HttpHeaders.AUTHORIZATION, HttpHeaders.COOKIE);
    }
}
