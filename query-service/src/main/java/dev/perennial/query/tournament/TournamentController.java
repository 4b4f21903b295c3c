package dev.perennial.query.tournament;

import dev.perennial.http.ProblemException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Tournaments, newest first. */
@RestController
class TournamentController {
    private final JdbcClient jdbc;

    TournamentController(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    record TournamentList(List<Row> tournaments, long version) {}

    record Row(
            String id,
            String name,
            String game,
            int tableSize,
            int rounds,
            String organiser,
            Instant createdAt,
            long sequence) {

        static Row of(ResultSet row, int number) throws SQLException {
            return new Row(
                    row.getString("tournament_id"),
                    row.getString("name"),
                    row.getString("game"),
                    row.getInt("table_size"),
                    row.getInt("rounds"),
                    row.getString("organiser"),
                    row.getObject("created_at", OffsetDateTime.class).toInstant(),
                    row.getLong("sequence"));
        }
    }

    @GetMapping("/api/v1/tournaments")
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public ResponseEntity<TournamentList> list() {
        var rows = jdbc.sql("select * from tournament order by created_index desc, tournament_id limit 100")
                .query(Row::of)
                .list();
        long version = jdbc.sql("select coalesce(max(last_index), -1) from tournament")
                .query(Long.class)
                .single();
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(new TournamentList(rows, version));
    }

    @GetMapping("/api/v1/tournaments/{tournament}")
    public ResponseEntity<Row> one(@PathVariable String tournament) {
        Row row = jdbc.sql("select * from tournament where tournament_id = ?")
                .param(tournament)
                .query(Row::of)
                .optional()
                .orElseThrow(() -> new ProblemException(
                        HttpStatus.NOT_FOUND, "UNKNOWN_TOURNAMENT", "There is no such tournament."));
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .eTag("\"" + row.sequence() + "\"")
                .body(row);
    }
}
