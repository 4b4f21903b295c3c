package dev.perennial.query.board;

import dev.perennial.contract.PlayerId;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import dev.perennial.query.player.Players;
import dev.perennial.query.table.Moment;
import dev.perennial.query.table.TableProblems;
import dev.perennial.query.web.Questions;
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

/** One table as it is now, for whoever asks. */
@RestController
@Scoped(Scope.READ)
class BoardController {
    private final UpToDate tables;
    private final Frames frames;
    private final Players players;

    BoardController(UpToDate tables, Frames frames, Players players) {
        this.tables = tables;
        this.frames = frames;
        this.players = players;
    }

    /**
     * Answers the table as the asker may see it.
     *
     * @param atLeast waits until this event is known here: who has just changed something reads his own change
     * @param mostMoves how many of his legal moves he wants to be told
     */
    @Answers(TableAnswer.class)
    @GetMapping(path = "/api/v1/tables/{table}", produces = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<byte[]> table(
            @PathVariable String table,
            @RequestParam @Nullable Long atLeast,
            @RequestParam(defaultValue = "" + Eyes.MOST_MOVES) int mostMoves,
            Optional<PlayerId> player)
            throws InterruptedException {
        int most = Questions.limit(mostMoves, Eyes.MOST_MOVES);
        Moment moment = tables.moment(TableProblems.tableId(table), atLeast, player);
        Eyes.requireAllowed(moment, player);
        Map<String, String> names = names(moment);
        byte[] body = NamedView.of(frames.view(moment, Eyes.viewer(moment, player), most), names);
        return (player.isPresent() ? forOne() : forAll(moment, names)).body(body);
    }

    private Map<String, String> names(Moment moment) {
        return players.names(moment.table().seats().stream()
                .filter(Objects::nonNull)
                .map(seat -> seat.player().code())
                .toList());
    }

    /** What a signed-in player sees may be his alone: it is kept nowhere. */
    private static ResponseEntity.BodyBuilder forOne() {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noStore().cachePrivate())
                .varyBy(HttpHeaders.AUTHORIZATION, HttpHeaders.COOKIE);
    }

    private static ResponseEntity.BodyBuilder forAll(Moment moment, Map<String, String> names) {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .eTag("W/\"" + moment.sequence() + "-" + Integer.toHexString(names.hashCode()) + "\"")
                .varyBy(HttpHeaders.AUTHORIZATION, HttpHeaders.COOKIE);
    }
}
