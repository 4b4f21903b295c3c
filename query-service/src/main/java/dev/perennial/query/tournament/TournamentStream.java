package dev.perennial.query.tournament;

import dev.perennial.contract.json.Json;
import dev.perennial.contract.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.http.LastingToken;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.TokenCheck;
import dev.perennial.http.schema.Answers;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

/** What happens in a tournament, as it happens (server-sent events). Each client has its request's virtual thread. */
@RestController
@Scoped(Scope.READ)
class TournamentStream {
    private static final Logger LOG = LoggerFactory.getLogger(TournamentStream.class);
    private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");
    private static final byte[] GREETING = "retry: 1000\n:\n\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    /** In the place of what only the organisers and one player may read. */
    private static final String INVITATION = "tournament.Invitation";

    private final TournamentBoards boards;
    private final TournamentHistory history;
    private final TournamentPages pages;
    private final List<TokenCheck> checks;
    private final Duration heartbeat;

    TournamentStream(
            TournamentBoards boards,
            TournamentHistory history,
            TournamentPages pages,
            List<TokenCheck> checks,
            @Value("${perennial.query.heartbeat}") Duration heartbeat) {
        this.boards = boards;
        this.history = history;
        this.pages = pages;
        this.checks = List.copyOf(checks);
        this.heartbeat = heartbeat;
    }

    record Frame(long sequence, Instant time, String type, Object event) {}

    /**
     * From the event after the last one the client has; without one, or with one the tournament has not come to since a
     * backup was restored, from now on, the standings first.
     */
    @Answers(type = MediaType.TEXT_EVENT_STREAM_VALUE)
    @GetMapping("/api/v1/tournaments/{tournament}/stream")
    void stream(
            @PathVariable String tournament,
            @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String lastEventId,
            HttpServletRequest request,
            HttpServletResponse response)
            throws InterruptedException {
        var moment = boards.of(tournament);
        response.setContentType(MediaType.TEXT_EVENT_STREAM_VALUE + ";charset=UTF-8");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        if (!request.getMethod().equals("GET")) {
            return;
        }
        try {
            long last = lastEventId != null && NUMBER.matcher(lastEventId).matches() ? Long.parseLong(lastEventId) : -1;
            boolean resumes = last >= 0 && last <= moment.sequence();
            var out = response.getOutputStream();
            out.write(GREETING);
            if (!resumes) {
                write(
                        out,
                        moment.sequence(),
                        "standings",
                        StandingsView.of(moment.state(), pages.names(moment.state())));
            }
            out.flush();
            follow(tournament, resumes ? last : moment.sequence(), out, LastingToken.now(checks));
        } catch (IOException e) {
            LOG.debug("watcher of {} gone", tournament);
        }
    }

    /** Ends when the client is gone or signed out, or the service stops. */
    private void follow(String tournament, long from, OutputStream out, LastingToken token)
            throws IOException, InterruptedException {
        long sent = from;
        long lastSign = System.nanoTime();
        while (boards.isRunning() && token.stands()) {
            var news = history.after(tournament, sent);
            for (var told : news) {
                if (told.event() instanceof StandingsPublished standings) {
                    var state = boards.of(tournament).state();
                    write(out, told.sequence(), "standings", StandingsView.of(state, standings, pages.names(state)));
                } else {
                    write(out, told.sequence(), "tournament", frame(told));
                }
                sent = told.sequence();
            }
            if (news.isEmpty() && System.nanoTime() - lastSign > heartbeat.toNanos()) {
                out.write(HEARTBEAT);
                lastSign = System.nanoTime();
            }
            out.flush();
            boards.sleep(Duration.ofSeconds(1));
        }
    }

    /** That something has happened is for everybody; what it was is not always. */
    private static Frame frame(TournamentHistory.Told told) {
        return PublicEvents.isPrivate(told.event())
                ? new Frame(
                        told.sequence(), told.time(), INVITATION, Json.mapper().createObjectNode())
                : new Frame(told.sequence(), told.time(), told.type(), PublicEvents.of(told.event()));
    }

    private static void write(OutputStream out, long id, String event, Object data) throws IOException {
        String frame =
                "id: " + id + "\nevent: " + event + "\ndata: " + Json.mapper().writeValueAsString(data) + "\n\n";
        out.write(frame.getBytes(StandardCharsets.UTF_8));
    }
}
