package dev.perennial.query.tournament;

import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.player.Players;
import dev.perennial.query.web.QueryParameters;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Lists of tournaments: the same for everybody. */
@RestController
@Scoped(Scope.READ)
class TournamentListController {
    private static final int MOST = 100;

    private final JdbcClient jdbc;
    private final Players players;

    TournamentListController(JdbcClient jdbc, Players players) {
        this.jdbc = jdbc;
        this.players = players;
    }

    private record Found(long createdIndex, TournamentList.Row row) {}

    /** Of one or several statuses, with these words in the name, made in that time. */
    @GetMapping("/api/v1/tournaments")
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public ResponseEntity<TournamentList> list(
            @RequestParam(required = false) @Nullable String game,
            @RequestParam(defaultValue = "") List<String> status,
            @RequestParam(required = false) @Nullable String league,
            @RequestParam(defaultValue = "") String name,
            @RequestParam(required = false) @Nullable String from,
            @RequestParam(required = false) @Nullable String to,
            @RequestParam(defaultValue = "100") int limit,
            @RequestParam(required = false) @Nullable String cursor) {
        int most = QueryParameters.limit(limit, MOST);
        var behind = TournamentList.Cursor.of(cursor);
        var found = jdbc.sql("""
                select * from tournament
                where (cast(:game as text) is null or game = :game)
                    and (cast(:league as text) is null or league = :league)
                  and (cardinality(:status) = 0 or status = any(:status))
                  and strpos(lower(name), lower(:name)) > 0
                  and created_at >= :from and created_at < :to
                  and (created_index < :index or (created_index = :index and tournament_id > :id))
                order by created_index desc, tournament_id limit :limit
                """)
                .param("game", game)
                .param("league", league)
                .param("status", status.toArray(String[]::new))
                .param("name", name)
                .param("from", QueryParameters.from(from).atOffset(ZoneOffset.UTC))
                .param("to", QueryParameters.to(to).atOffset(ZoneOffset.UTC))
                .param("index", behind.createdIndex())
                .param("id", behind.id())
                .param("limit", most + 1)
                .query((row, _) -> new Found(row.getLong("created_index"), TournamentList.Row.of(row)))
                .list();
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(page(found, most));
    }

    private TournamentList page(List<Found> found, int most) {
        boolean more = found.size() > most;
        var shown = more ? found.subList(0, most) : found;
        var rows = shown.stream().map(Found::row).toList();
        long version = jdbc.sql("select coalesce(max(last_index), -1) from tournament")
                .query(Long.class)
                .single();
        return new TournamentList(
                rows,
                players.names(rows.stream().map(TournamentList.Row::organiser).toList()),
                version,
                more
                        ? new TournamentList.Cursor(
                                        shown.getLast().createdIndex(),
                                        shown.getLast().row().id())
                                .text()
                        : null);
    }
}
