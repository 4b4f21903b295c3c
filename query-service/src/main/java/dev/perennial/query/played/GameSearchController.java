package dev.perennial.query.played;

import dev.perennial.contract.PlayerId;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.player.Players;
import dev.perennial.query.table.SeatRow;
import dev.perennial.query.web.Questions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Finds finished games. */
@RestController
@Scoped(Scope.READ)
class GameSearchController {
    private static final int MOST = 100;

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

    @GetMapping("/api/v1/search/games")
    ResponseEntity<GamePage> search(
            @RequestParam(name = "player", required = false) @Nullable List<String> sitting,
            @RequestParam @Nullable String game,
            @RequestParam @Nullable String from,
            @RequestParam @Nullable String to,
            @RequestParam @Nullable String tournament,
            @RequestParam @Nullable Integer place,
            @RequestParam @Nullable Integer minPoints,
            @RequestParam @Nullable Integer maxPoints,
            @RequestParam(defaultValue = "25") int limit,
            @RequestParam @Nullable String cursor,
            Optional<PlayerId> asker) {
        var query = new GameQuery(
                sitting == null ? List.of() : sitting,
                game,
                Questions.from(from),
                Questions.to(to),
                tournament,
                place,
                minPoints,
                maxPoints);
        return page(query, asker, Cursor.of(cursor), Questions.limit(limit, MOST));
    }

    @GetMapping("/api/v1/players/{player}/games")
    ResponseEntity<GamePage> ofPlayer(
            @PathVariable String player,
            @RequestParam @Nullable String opponent,
            @RequestParam @Nullable String game,
            @RequestParam @Nullable String from,
            @RequestParam @Nullable String to,
            @RequestParam @Nullable String tournament,
            @RequestParam @Nullable Integer place,
            @RequestParam @Nullable Integer minPoints,
            @RequestParam @Nullable Integer maxPoints,
            @RequestParam(defaultValue = "25") int limit,
            @RequestParam @Nullable String cursor,
            Optional<PlayerId> asker) {
        var query = new GameQuery(
                Stream.of(Optional.of(player), Optional.ofNullable(opponent))
                        .flatMap(Optional::stream)
                        .toList(),
                game,
                Questions.from(from),
                Questions.to(to),
                tournament,
                place,
                minPoints,
                maxPoints);
        return page(query, asker, Cursor.of(cursor), Questions.limit(limit, MOST));
    }

    private ResponseEntity<GamePage> page(GameQuery query, Optional<PlayerId> asker, Cursor after, int limit) {
        var found = search.newest(query, asker.map(PlayerId::code).orElse(null), after, limit + 1);
        boolean more = found.size() > limit;
        var rows = more ? found.subList(0, limit) : found;
        var names = players.names(rows.stream()
                .flatMap(row -> row.seats().stream())
                .map(SeatRow::player)
                .toList());
        String next =
                more ? new Cursor(rows.getLast().finishedAt(), rows.getLast().table()).text() : null;
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .varyBy(HttpHeaders.AUTHORIZATION, HttpHeaders.COOKIE)
                .body(new GamePage(rows, names, next));
    }
}
