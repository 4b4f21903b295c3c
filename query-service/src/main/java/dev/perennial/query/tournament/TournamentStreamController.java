package dev.perennial.query.tournament;

import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import dev.perennial.http.token.StreamAuthorization;
import dev.perennial.http.token.TokenCheck;
import dev.perennial.query.live.EventStreamWriter;
import dev.perennial.query.live.LastEventId;
import dev.perennial.query.live.Watch;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
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

/** Streams the events of a tournament (server-sent events). Each client uses its request's virtual thread. */
@RestController
@Scoped(Scope.READ)
class TournamentStreamController {
    private static final Logger LOG = LoggerFactory.getLogger(TournamentStreamController.class);
    private static final byte[] NEW_FORECAST = EventStreamWriter.notice("forecast");
    private static final Duration RETRY = Duration.ofSeconds(1);

    private final TournamentBoards boards;
    private final TournamentFrames frames;
    private final List<TokenCheck> checks;
    private final Duration heartbeat;

    TournamentStreamController(
            TournamentBoards boards,
            TournamentFrames frames,
            List<TokenCheck> checks,
            @Value("${perennial.query.heartbeat}") Duration heartbeat) {
        this.boards = boards;
        this.frames = frames;
        this.checks = List.copyOf(checks);
        this.heartbeat = heartbeat;
    }

    /**
     * From the event after the last one the client has; without one, or with one the tournament has not come to since a
     * backup was restored, from now on, the standings first.
     */
    @Answers(type = MediaType.TEXT_EVENT_STREAM_VALUE)
    @GetMapping("/api/v1/tournaments/{tournament}/stream")
    void stream(
            @PathVariable String tournament,
            @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String header,
            @RequestParam(required = false) @Nullable String lastEventId,
            HttpServletRequest request,
            HttpServletResponse response)
            throws InterruptedException {
        try (Watch<TournamentStep> watch = boards.watch(tournament)) {
            TournamentStep now = watch.latest().orElseThrow(TournamentBoards::unknown);
            EventStreamWriter.head(response);
            if (request.getMethod().equals("GET")) {
                var client = new EventStreamWriter(response.getOutputStream(), heartbeat);
                client.greet(RETRY);
                long forecasts = boards.forecasts(tournament);
                long last = begin(now, LastEventId.of(header, lastEventId), client);
                follow(watch, tournament, new Sent(last, forecasts), client);
            }
        } catch (IOException e) {
            LOG.debug("watcher of {} gone", tournament);
        }
    }

    /** Answers the last event the client has now. */
    private long begin(TournamentStep now, OptionalLong last, EventStreamWriter client) throws IOException {
        if (last.isPresent() && last.getAsLong() <= now.sequence()) {
            return last.getAsLong();
        }
        client.write(frames.first(now));
        client.flush();
        return now.sequence();
    }

    /** The last event that the client has, and how many announcements of forecasts it got. */
    private record Sent(long sequence, long forecasts) {}

    /** Ends when the client is gone or signed out, or the service stops. */
    private void follow(Watch<TournamentStep> watch, String tournament, Sent from, EventStreamWriter client)
            throws IOException, InterruptedException {
        Sent sent = from;
        StreamAuthorization token = StreamAuthorization.now(checks);
        while (!watch.isOver() && token.isValid()) {
            Sent before = sent;
            watch.pause(
                    token.atMost(client.patience()),
                    () -> watch.isBeyond(before.sequence()) || boards.forecasts(tournament) > before.forecasts());
            sent = sendNew(watch, tournament, sent, client);
            client.beatIfDue();
        }
    }

    private Sent sendNew(Watch<TournamentStep> watch, String tournament, Sent before, EventStreamWriter client)
            throws IOException {
        long sequence = before.sequence();
        for (TournamentStep step : watch.after(sequence)) {
            client.write(frames.event(step));
            sequence = step.sequence();
        }
        long forecasts = boards.forecasts(tournament);
        if (forecasts > before.forecasts()) {
            client.write(NEW_FORECAST);
        }
        var now = new Sent(sequence, forecasts);
        if (!now.equals(before)) {
            client.flush();
        }
        return now;
    }
}
