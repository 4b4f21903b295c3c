package dev.perennial.query.tournament;

import dev.perennial.query.player.Players;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Tournaments, newest first. */
@RestController
class TournamentController {
    private final JdbcClient jdbc;
    private final Players players;

    TournamentController(JdbcClient jdbc, Players players) {
        this.jdbc = jdbc;
        this.players = players;
    }

    record TournamentList(List<Row> tournaments, Map<String, String> names, long version) {}

    record Row(
            String id,
            String name,
            String game,
            int tableSize,
            int rounds,
            int round,
            String status,
            String organiser,
            @Nullable String league,
            int players,
            Instant createdAt,
            long sequence) {

        static Row of(ResultSet row, int number) throws SQLException {
            return new Row(
                    row.getString("tournament_id"),
                    row.getString("name"),
                    row.getString("game"),
                    row.getInt("table_size"),
                    row.getInt("rounds"),
                    row.getInt("round"),
                    row.getString("status"),
                    row.getString("organiser"),
                    row.getString("league"),
                    row.getInt("players"),
                    row.getObject("created_at", OffsetDateTime.class).toInstant(),
                    row.getLong("sequence"));
        }
    }

    @GetMapping("/api/v1/tournaments")
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public ResponseEntity<TournamentList> list(
            @RequestParam(required = false) @Nullable String game,
            @RequestParam(required = false) @Nullable String status,
            @RequestParam(required = false) @Nullable String league) {
        var rows = jdbc.sql("""
                select * from tournament
                where (?::text is null or game = ?) and (?::text is null or status = ?)
                  and (?::text is null or league = ?)
                order by created_index desc, tournament_id limit 100
                """)
                .param(game)
                .param(game)
                .param(status)
                .param(status)
                .param(league)
                .param(league)
                .query(Row::of)
                .list();
        long version = jdbc.sql("select coalesce(max(last_index), -1) from tournament")
                .query(Long.class)
                .single();
        var names = players.names(rows.stream().map(Row::organiser).toList());
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(new TournamentList(rows, names, version));
    }
}
