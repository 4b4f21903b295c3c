package dev.perennial.command.auth.session;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.OwnerOnly;
import dev.perennial.http.ProblemException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** On which devices one is signed in. */
@RestController
@OwnerOnly
@RequestMapping("/api/v1/auth/sessions")
class SessionController {
    private final SessionRows sessionRows;
    private final Sessions sessions;
    private final InstantSource clock;

    SessionController(SessionRows sessionRows, Sessions sessions, InstantSource clock) {
        this.sessionRows = sessionRows;
        this.sessions = sessions;
        this.clock = clock;
    }

    record Session(String session, Instant createdAt, Instant expiresAt, boolean current) {}

    record SessionList(List<Session> sessions) {}

    @GetMapping
    SessionList list(CurrentPlayer player) {
        return new SessionList(of(player.id()).stream()
                .map(each -> new Session(
                        each.session(),
                        each.createdAt(),
                        each.expiresAt(),
                        each.session().equals(player.session())))
                .toList());
    }

    @DeleteMapping("/{session}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void end(PlayerId player, @PathVariable String session) {
        SessionRows.Listed own = of(player).stream()
                .filter(each -> each.session().equals(session))
                .findFirst()
                .orElseThrow(() -> new ProblemException(
                        HttpStatus.NOT_FOUND, "UNKNOWN_SESSION", "This session has already ended."));
        sessions.end(own.session());
    }

    /** All the others; this one goes on. */
    @DeleteMapping
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void endOthers(CurrentPlayer player) {
        of(player.id()).stream()
                .map(SessionRows.Listed::session)
                .filter(each -> !each.equals(player.session()))
                .forEach(sessions::end);
    }

    private List<SessionRows.Listed> of(PlayerId player) {
        return sessionRows.of(player, clock.instant());
    }
}
