package dev.perennial.query.tournament;

import dev.perennial.domain.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.http.CursorText;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.tournament.TournamentHistory.Entered;
import dev.perennial.query.web.QueryParameters;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Lists the tournaments a player entered, with their places. */
@RestController
@Scoped(Scope.READ)
class PlayerTournamentsController {
    private static final int MOST = 50;

    private final TournamentHistory history;
    private final TournamentBoards boards;

    PlayerTournamentsController(TournamentHistory history, TournamentBoards boards) {
        this.history = history;
        this.boards = boards;
    }

    record PlayerTournaments(
            String player, List<Row> tournaments, @Nullable String next) {}

    /** @param rank so far, or at the end; null before the first round is over */
    record Row(
            String id,
            String name,
            String game,
            String status,
            Instant createdAt,
            int players,
            @Nullable Integer rank,
            @Nullable String points) {}

    @GetMapping("/api/v1/players/{player}/tournaments")
    ResponseEntity<PlayerTournaments> of(
            @PathVariable String player,
            @RequestParam(defaultValue = "20") int limit,
            @RequestParam(required = false) @Nullable String cursor) {
        int most = QueryParameters.limit(limit, MOST);
        var entered = history.entered(player, most + 1, behind(cursor));
        boolean more = entered.size() > most;
        var shown = more ? entered.subList(0, most) : entered;
        var rows = shown.stream()
                .map(each -> row(player, boards.of(each.tournament())))
                .toList();
        String next = more
                ? CursorText.of(shown.getLast().at().toString(), shown.getLast().tournament())
                : null;
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(new PlayerTournaments(player, rows, next));
    }

    private static Entered behind(@Nullable String cursor) {
        return cursor == null
                ? new Entered("", QueryParameters.to(null))
                : CursorText.read(cursor, 2, parts -> new Entered(parts.get(1), QueryParameters.from(parts.get(0))));
    }

    private static Row row(String player, TournamentMoment moment) {
        TournamentState state = moment.state();
        StandingsPublished standings = state.standings();
        var line = standings == null
                ? null
                : standings.rows().stream()
                        .filter(each -> each.player().code().equals(player))
                        .findFirst()
                        .orElse(null);
        return new Row(
                state.id().code(),
                state.name(),
                state.game(),
                state.status().name(),
                moment.createdAt(),
                state.entries().size(),
                line == null ? null : line.rank(),
                line == null ? null : StandingsView.decimal(line.points()));
    }
}
