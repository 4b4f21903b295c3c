package dev.perennial.query.league;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueEvent;
import dev.perennial.http.Page;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.player.Players;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Everything that was decided in a league, by whom, when and why: for everybody. */
@RestController
@Scoped(Scope.READ)
class LeagueLogController {
    private static final int MOST = 1000;

    private final Leagues leagues;
    private final Players players;

    LeagueLogController(Leagues leagues, Players players) {
        this.leagues = leagues;
        this.players = players;
    }

    record LogEntry(
            Instant time,
            String type,
            @Nullable PlayerId by,
            @Nullable String why,
            JsonNode event) {
        static LogEntry of(Leagues.Told told) {
            JsonNode json = Json.mapper().valueToTree(told.event());
            if (json instanceof ObjectNode object) {
                var _ = object.remove("places"); // of a tournament, which has a page of its own
            }
            return told.event() instanceof LeagueEvent.Decided decided
                    ? new LogEntry(told.time(), told.type(), decided.by(), decided.why(), json)
                    : new LogEntry(told.time(), told.type(), null, null, json);
        }
    }

    /** @param next where the following page begins; null on the last one */
    record Log(
            List<LogEntry> entries,
            Map<String, String> names,
            @Nullable String next) {}

    @GetMapping("/api/v1/leagues/{league}/log")
    ResponseEntity<Log> log(
            @PathVariable String league,
            @RequestParam(defaultValue = "1000") int limit,
            @RequestParam(required = false) @Nullable String cursor) {
        var told = leagues.told(league);
        if (told.isEmpty()) {
            throw Leagues.unknown();
        }
        int begin = Math.toIntExact(Math.clamp(Page.number(cursor, 0), 0, told.size()));
        int end = Math.min(told.size(), begin + Page.limit(limit, MOST));
        var entries = told.subList(begin, end).stream().map(LogEntry::of).toList();
        String next = end < told.size() ? Page.behind(end) : null;
        var named = new ArrayList<String>();
        for (LogEntry entry : entries) {
            named.addAll(entry.event().findValuesAsString("player"));
            named.addAll(entry.event().findValuesAsString("by"));
        }
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .body(new Log(entries, players.names(named), next));
    }
}
