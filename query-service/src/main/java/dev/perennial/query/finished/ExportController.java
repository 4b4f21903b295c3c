package dev.perennial.query.finished;

import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import dev.perennial.query.table.DelayedTables;
import dev.perennial.query.table.TableEvents;
import dev.perennial.query.web.QueryParameters;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Whole games, one on a line, written as they are read: however many there are, they need no memory. */
@RestController
@Scoped(Scope.READ)
class ExportController {
    private static final int AT_A_TIME = 500;

    private final GameSearch search;
    private final TableEvents events;
    private final DelayedTables delayed;

    ExportController(GameSearch search, TableEvents events, DelayedTables delayed) {
        this.search = search;
        this.events = events;
        this.delayed = delayed;
    }

    @Answers(type = "application/x-ndjson")
    @GetMapping("/api/v1/export/games.ndjson")
    void export(
            @RequestParam(name = "player", required = false) @Nullable List<String> sitting,
            @RequestParam @Nullable String game,
            @RequestParam @Nullable String tournament,
            @RequestParam @Nullable String from,
            @RequestParam @Nullable String to,
            Optional<PlayerId> asker,
            HttpServletResponse response)
            throws IOException {
        var query = new GameQuery(
                sitting == null ? List.of() : sitting,
                game,
                QueryParameters.from(from),
                QueryParameters.to(to),
                tournament,
                null,
                null,
                null);
        response.setContentType("application/x-ndjson");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setHeader(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"games.ndjson\"");
        String who = asker.map(PlayerId::code).orElse(null);
        for (var games = search.oldest(query, who, GameCursor.BOTTOM, AT_A_TIME);
                !games.isEmpty();
                games = search.oldest(query, who, games.getLast(), AT_A_TIME)) {
            for (GameCursor played : games) {
                write(played.table(), asker, response.getOutputStream());
            }
        }
    }

    private void write(String table, Optional<PlayerId> asker, OutputStream client) throws IOException {
        var seen = delayed.seen(events.after(new TableId(table), -1), asker);
        // The seed follows the result shortly after, and a history without it is incomplete.
        if (seen.stream().anyMatch(each -> each.event() instanceof TableEvent.SeedRevealed)) {
            client.write(Json.mapper().writeValueAsBytes(GameHistory.of(seen, other -> events.after(other, -1))));
            client.write('\n');
        }
    }
}
