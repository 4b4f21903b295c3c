package dev.perennial.query.tournament;

import dev.perennial.http.CursorText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tournaments, newest first.
 *
 * @param next where the following page begins; null on the last one
 */
public record TournamentList(
        List<Row> tournaments,
        Map<String, String> names,
        long version,
        @Nullable String next) {

    public record Row(
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

        static Row of(ResultSet row) throws SQLException {
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

    /** The last tournament of a page. A tournament keeps its place, whatever happens in it. */
    record Cursor(long createdIndex, String id) {
        private static final Cursor TOP = new Cursor(Long.MAX_VALUE, "");

        static Cursor of(@Nullable String text) {
            return text == null
                    ? TOP
                    : CursorText.read(text, 2, parts -> new Cursor(Long.parseLong(parts.get(0)), parts.get(1)));
        }

        String text() {
            return CursorText.of(Long.toString(createdIndex), id);
        }
    }
}
