package dev.perennial.query.lobby;

import dev.perennial.games.Games;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import dev.perennial.query.live.EventStreamWriter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Serves the lobby: running tables, open tables and the most interesting one, once or as a stream. */
@RestController
@Scoped(Scope.READ)
class LobbyController {
    private static final Logger LOG = LoggerFactory.getLogger(LobbyController.class);

    private final LobbyFeed feed;
    private final Duration heartbeat;

    LobbyController(LobbyFeed feed, @Value("${perennial.query.heartbeat}") Duration heartbeat) {
        this.feed = feed;
        this.heartbeat = heartbeat;
    }

    @GetMapping("/api/v1/lobby")
    ResponseEntity<Lobby> lobby() {
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(feed.lobby());
    }

    @Answers(type = "text/event-stream")
    @GetMapping("/api/v1/lobby/stream")
    void lobbyStream(HttpServletRequest request, HttpServletResponse response) throws InterruptedException {
        follow(feed.followLobby(), "lobby", request, response);
    }

    @GetMapping("/api/v1/tv")
    ResponseEntity<FeaturedTable> channel(@RequestParam(defaultValue = LobbyFeed.ALL) String game) {
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(feed.channel(known(game)));
    }

    @Answers(type = "text/event-stream")
    @GetMapping("/api/v1/tv/stream")
    void channelStream(
            @RequestParam(defaultValue = LobbyFeed.ALL) String game,
            HttpServletRequest request,
            HttpServletResponse response)
            throws InterruptedException {
        follow(feed.followChannel(known(game)), "channel", request, response);
    }

    private void follow(Broadcast broadcast, String event, HttpServletRequest request, HttpServletResponse response)
            throws InterruptedException {
        try {
            if (request.getMethod().equals("GET")) {
                EventStreamWriter.head(response);
                new BroadcastStream(broadcast, event).run(new EventStreamWriter(response.getOutputStream(), heartbeat));
            }
        } catch (IOException e) {
            LOG.debug("a follower of {} is gone", event);
        } finally {
            feed.leave();
        }
    }

    private static String known(String game) {
        if (!game.equals(LobbyFeed.ALL) && Games.byId(game).isEmpty()) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_GAME", "There is no such game.");
        }
        return game;
    }
}
