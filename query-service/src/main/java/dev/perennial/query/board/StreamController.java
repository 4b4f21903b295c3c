package dev.perennial.query.board;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.games.Viewer;
import dev.perennial.http.LastingToken;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.TokenCheck;
import dev.perennial.http.schema.Answers;
import dev.perennial.query.table.DelayedTables;
import dev.perennial.query.table.Moment;
import dev.perennial.query.table.SpectatorDelay;
import dev.perennial.query.table.TableProblems;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What happens at a table, as it happens (server-sent events). Each client has its request's virtual thread. */
@RestController
@Scoped(Scope.READ)
class StreamController {
    private static final Logger LOG = LoggerFactory.getLogger(StreamController.class);
    private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");

    private final TableBoards boards;
    private final Frames frames;
    private final Duration heartbeat;
    private final DelayedTables delayed;
    private final Audience audience;
    private final List<TokenCheck> checks;

    StreamController(
            TableBoards boards,
            Frames frames,
            DelayedTables delayed,
            Audience audience,
            List<TokenCheck> checks,
            @Value("${perennial.query.heartbeat}") Duration heartbeat) {
        this.delayed = delayed;
        this.audience = audience;
        this.checks = List.copyOf(checks);
        this.boards = boards;
        this.frames = frames;
        this.heartbeat = heartbeat;
    }

    /** Writes to the response itself: a client here blocks nobody but itself. */
    @Answers(type = MediaType.TEXT_EVENT_STREAM_VALUE)
    @GetMapping("/api/v1/tables/{table}/stream")
    void stream(
            @PathVariable String table,
            @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String header,
            @RequestParam(required = false) @Nullable String lastEventId,
            Optional<PlayerId> player,
            HttpServletRequest request,
            HttpServletResponse response)
            throws InterruptedException {
        TableId id = TableProblems.tableId(table);
        try (Watch watch = boards.watch(id)) {
            Moment now = watch.latest().orElseThrow(TableProblems::unknownTable);
            Eyes.requireAllowed(delayed.seen(now, SpectatorDelay.of(now.table(), player)), player);
            response.setContentType(MediaType.TEXT_EVENT_STREAM_VALUE + ";charset=UTF-8");
            response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
            response.setHeader("X-Accel-Buffering", "no");
            OptionalLong since = lastEventId(header, lastEventId);
            if (request.getMethod().equals("GET")) {
                var viewer = new TableStream.Client(player, LastingToken.now(checks), response.getOutputStream());
                var stream = new TableStream(watch, frames, viewer, heartbeat, delayed);
                if (Eyes.viewer(now, player) instanceof Viewer.Spectator) {
                    watched(id, stream, since);
                } else {
                    stream.run(since);
                }
            }
        } catch (IOException e) {
            LOG.debug("watcher of {} gone", table);
        }
    }

    private void watched(TableId id, TableStream stream, OptionalLong since) throws IOException, InterruptedException {
        audience.enter(id);
        try {
            stream.run(since);
        } finally {
            audience.leave(id);
        }
    }

    /** The browser's own header wins: it is newer than the address it once opened. */
    private static OptionalLong lastEventId(@Nullable String header, @Nullable String query) {
        return Stream.of(Optional.ofNullable(header), Optional.ofNullable(query))
                .flatMap(Optional::stream)
                .filter(text -> NUMBER.matcher(text).matches())
                .mapToLong(Long::parseLong)
                .findFirst();
    }
}
