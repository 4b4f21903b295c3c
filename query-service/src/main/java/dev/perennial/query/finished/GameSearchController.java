package dev.perennial.query.finished;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.player.Players;
import dev.perennial.query.table.SeatRow;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.InitBinder;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.support.ExtendedServletRequestDataBinder;

/** Finds finished games. */
@RestController
@Scoped(Scope.READ)
class GameSearchController {
    private final GameSearch search;
    private final Players players;

    GameSearchController(GameSearch search, Players players) {
        this.search = search;
        this.players = players;
    }

    /** @param next where the following page begins; null on the last one */
    record GamePage(
            List<GameRow> games,
            Map<String, String> names,
            @Nullable String next) {}

    /** Only the address counts: a header named like a parameter is none. */
    @InitBinder
    static void ignoreHeaders(WebDataBinder binder) {
        if (binder instanceof ExtendedServletRequestDataBinder request) {
            request.setHeaderPredicate(header -> false);
        }
    }

    @GetMapping("/api/v1/search/games")
    ResponseEntity<GamePage> search(
            @RequestParam(name = "player", required = false) @Nullable List<String> sitting,
            @ParameterObject GameSearchParameters parameters,
            Optional<PlayerId> asker) {
        return page(sitting == null ? List.of() : sitting, parameters, asker);
    }

    @GetMapping("/api/v1/players/{player}/games")
    ResponseEntity<GamePage> ofPlayer(
            @PathVariable String player,
            @RequestParam @Nullable String opponent,
            @ParameterObject GameSearchParameters parameters,
            Optional<PlayerId> asker) {
        return page(opponent == null ? List.of(player) : List.of(player, opponent), parameters, asker);
    }

    private ResponseEntity<GamePage> page(
            List<String> sitting, GameSearchParameters parameters, Optional<PlayerId> asker) {
        var query = parameters.query(sitting);
        var after = parameters.after();
        int limit = parameters.gamesPerPage();
        var found = search.newest(query, asker.map(PlayerId::code).orElse(null), after, limit + 1);
        boolean more = found.size() > limit;
        var rows = more ? found.subList(0, limit) : found;
        var names = players.names(rows.stream()
                .flatMap(row -> row.seats().stream())
                .map(SeatRow::player)
                .toList());
        String next = more
                ? new GameCursor(rows.getLast().finishedAt(), rows.getLast().table()).text()
                : null;
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .varyBy(HttpHeaders.AUTHORIZATION, HttpHeaders.COOKIE)
                .body(new GamePage(rows, names, next));
    }
}
