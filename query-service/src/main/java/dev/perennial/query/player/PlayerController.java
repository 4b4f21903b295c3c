package dev.perennial.query.player;

import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.web.QueryParameters;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Players as others see them. */
@RestController
@Scoped(Scope.READ)
class PlayerController {
    private static final int MOST = 100;

    private final Players players;

    PlayerController(Players players) {
        this.players = players;
    }

    @GetMapping("/api/v1/players/{player}")
    ResponseEntity<Players.Player> player(@PathVariable String player) {
        return players.find(player)
                .map(found ->
                        ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(found))
                .orElseThrow(() -> new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_PLAYER", "Player not found."));
    }

    record Found(List<Players.Player> players) {}

    /** Several at once, for a page that shows them; who is unknown is left out. */
    @GetMapping("/api/v1/players")
    ResponseEntity<Found> players(@RequestParam List<String> ids) {
        if (ids.size() > MOST) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "BAD_LIMIT", "Ask for at most " + MOST + " players.");
        }
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(new Found(players.of(ids)));
    }

    /** @param next where the following page begins; null on the last one */
    record Called(List<Players.Player> players, @Nullable String next) {}

    /** Finds players by name. */
    @GetMapping("/api/v1/search/players")
    ResponseEntity<Called> called(
            @RequestParam String name,
            @RequestParam(defaultValue = "10") int limit,
            @RequestParam @Nullable String cursor) {
        if (name.isBlank() || name.indexOf(0) >= 0) {
            throw new ProblemException(
                    HttpStatus.BAD_REQUEST, "BAD_SEARCH", "Search text is empty. Send the beginning of a name.");
        }
        var found = players.called(name.strip(), QueryParameters.limit(limit, MOST) + 1, NameCursor.of(cursor));
        boolean more = found.size() > limit;
        var page = more ? found.subList(0, limit) : found;
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .body(new Called(page, more ? NameCursor.behind(page.getLast()).text() : null));
    }
}
