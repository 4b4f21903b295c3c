package dev.perennial.query.board;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.http.ProblemException;
import dev.perennial.query.player.Players;
import dev.perennial.query.table.Moment;
import dev.perennial.query.table.SpectatorDelay;
import dev.perennial.query.table.TableProblems;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** One table as it is now, for whoever asks. */
@RestController
class BoardController {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int GLANCE_MILLIS = 250;

    private final TableBoards boards;
    private final Frames frames;
    private final Players players;

    BoardController(TableBoards boards, Frames frames, Players players) {
        this.boards = boards;
        this.frames = frames;
        this.players = players;
    }

    /**
     * Answers the table as the asker may see it.
     *
     * @param atLeast waits until this event is known here: who has just changed something reads his own change
     */
    @GetMapping(path = "/api/v1/tables/{table}", produces = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<byte[]> table(
            @PathVariable String table, @RequestParam @Nullable Long atLeast, Optional<PlayerId> player)
            throws InterruptedException {
        TableId id = TableProblems.tableId(table);
        Moment moment = atLeast == null
                ? boards.latest(id, player).orElseThrow(TableProblems::unknownTable)
                : await(id, atLeast, player);
        Eyes.requireAllowed(moment, player);
        Map<String, String> names = names(moment);
        byte[] body = NamedView.of(frames.view(moment, Eyes.viewer(moment, player)), names);
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

    private Moment await(TableId id, long sequence, Optional<PlayerId> player) throws InterruptedException {
        try (Watch watch = boards.watch(id)) {
            boolean delayed = watch.latest()
                    .map(latest -> !SpectatorDelay.of(latest.table(), player).isZero())
                    .orElse(false);
            if (!delayed) {
                var _ = watch.awaitAfter(sequence - 1, PATIENCE);
            }
            // Asked anew: a table nobody had heard of may turn out to be one that is shown late.
            Moment seen = delayed
                    ? awaitDelayed(id, sequence, player, watch)
                    : boards.latest(id, player).orElseThrow(TableProblems::unknownTable);
            if (seen.sequence() >= sequence) {
                return seen;
            }
            throw new ProblemException(
                    HttpStatus.GATEWAY_TIMEOUT, "NOT_YET", "That has not arrived here yet. Try again in a moment.");
        }
    }

    /** Even how soon the answer comes must not tell what has happened already. */
    private Moment awaitDelayed(TableId id, long sequence, Optional<PlayerId> player, Watch watch)
            throws InterruptedException {
        Moment seen = boards.latest(id, player).orElseThrow(TableProblems::unknownTable);
        for (int waited = 0; seen.sequence() < sequence && waited < PATIENCE.toMillis(); waited += GLANCE_MILLIS) {
            watch.pause(Duration.ofMillis(GLANCE_MILLIS));
            seen = boards.latest(id, player).orElseThrow(TableProblems::unknownTable);
        }
        return seen;
    }
}
