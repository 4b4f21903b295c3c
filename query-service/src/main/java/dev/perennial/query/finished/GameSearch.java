package dev.perennial.query.finished;

import dev.perennial.contract.json.Json;
import dev.perennial.query.table.SeatRow;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import tools.jackson.core.type.TypeReference;

/** Reads {@code played_game}. */
@Repository
class GameSearch {
    private static final String FITTING = """
            from played_game g
            where (g.listed or :asker = any(g.players))
              and (g.delay_seconds = 0 or :asker = any(g.players)
                or g.finished_at + make_interval(secs => g.delay_seconds) <= now())
              and g.players @> cast(:players as text[])
              and (cast(:game as text) is null or g.game = :game)
              and g.finished_at >= :from and g.finished_at < :to
              and (cast(:tournament as text) is null or g.tournament = :tournament)
              and (not :bySeat or exists (
                select 1 from played_seat s where s.table_id = g.table_id
                  and (cast(:first as text) is null or s.player_id = :first)
                  and (cast(:place as integer) is null or s.place = :place)
                  and (cast(:min as integer) is null or s.points >= :min)
                  and (cast(:max as integer) is null or s.points <= :max)))
            """;

    private final JdbcClient jdbc;

    GameSearch(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** Newest first, behind the cursor. */
    List<GameRow> newest(GameQuery query, @Nullable String asker, GameCursor after, int limit) {
        return behind(after, limit, fill("select g.* " + FITTING + """
                 and (g.finished_at, g.table_id) < (:cursorTime, :cursorTable)
                order by g.finished_at desc, g.table_id desc limit :limit
                """, query, asker))
                .query(GameSearch::row)
                .list();
    }

    /** Oldest first, behind the cursor. */
    List<GameCursor> oldest(GameQuery query, @Nullable String asker, GameCursor after, int limit) {
        return behind(after, limit, fill("select g.finished_at, g.table_id " + FITTING + """
                 and (g.finished_at, g.table_id) > (:cursorTime, :cursorTable)
                order by g.finished_at, g.table_id limit :limit
                """, query, asker))
                .query((row, _) ->
                        new GameCursor(row.getObject(1, OffsetDateTime.class).toInstant(), row.getString(2)))
                .list();
    }

    private static JdbcClient.StatementSpec behind(GameCursor after, int limit, JdbcClient.StatementSpec question) {
        return question.param("cursorTime", after.finishedAt().atOffset(ZoneOffset.UTC))
                .param("cursorTable", after.table())
                .param("limit", limit);
    }

    private JdbcClient.StatementSpec fill(String sql, GameQuery query, @Nullable String asker) {
        return jdbc.sql(sql)
                .param("asker", asker == null ? "" : asker)
                .param("players", query.players().toArray(String[]::new))
                .param("game", query.game())
                .param("from", query.from().atOffset(ZoneOffset.UTC))
                .param("to", query.to().atOffset(ZoneOffset.UTC))
                .param("tournament", query.tournament())
                .param("bySeat", query.place() != null || query.minPoints() != null || query.maxPoints() != null)
                .param("first", query.first())
                .param("place", query.place())
                .param("min", query.minPoints())
                .param("max", query.maxPoints());
    }

    private static GameRow row(ResultSet row, int number) throws SQLException {
        return new GameRow(
                row.getString("table_id"),
                row.getString("game"),
                row.getObject("finished_at", OffsetDateTime.class).toInstant(),
                Json.mapper().readValue(row.getString("seats"), new TypeReference<List<SeatRow>>() {}),
                row.getString("tournament"),
                row.getInt("moves"),
                row.getInt("events"),
                row.getInt("minutes"));
    }
}
