package dev.perennial.query.board;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.Viewer;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import dev.perennial.http.token.StreamAuthorization;
import dev.perennial.http.token.TokenCheck;
import dev.perennial.query.live.EventStreamWriter;
import dev.perennial.query.live.LastEventId;
import dev.perennial.query.live.Watch;
import dev.perennial.query.table.DelayedTables;
import dev.perennial.query.table.SpectatorDelay;
import dev.perennial.query.table.TableMoment;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Streams the events of a table (server-sent events). Each client uses its request's virtual thread. */
@RestController
@Scoped(Scope.READ)
class TableStreamController {
    private static final Logger LOG = LoggerFactory.getLogger(TableStreamController.class);

    private final TableBoards boards;
    private final TableFrames frames;
    private final Duration heartbeat;
    private final DelayedTables delayed;
    private final Audience audience;
    private final List<TokenCheck> checks;

    TableStreamController(
            TableBoards boards,
            TableFrames frames,
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

    /** Writes to the response directly: a slow client blocks only itself. */
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
        TableId id = RequestFields.table(table);
        try (Watch<TableMoment> watch = boards.watch(id)) {
            TableMoment now = watch.latest().orElseThrow(RequestFields::unknownTable);
            TableViews.requireAllowed(delayed.seen(now, SpectatorDelay.of(now.table(), player)), player);
            EventStreamWriter.head(response);
            OptionalLong since = LastEventId.of(header, lastEventId);
            if (request.getMethod().equals("GET")) {
                var out = new EventStreamWriter(response.getOutputStream(), heartbeat);
                var viewer = new TableStream.Client(player, StreamAuthorization.now(checks), out);
                var stream = new TableStream(watch, frames, viewer, delayed);
                if (TableViews.viewer(now, player) instanceof Viewer.Spectator) {
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
}
