package dev.perennial.query.ladder;

import dev.perennial.pairing.rating.LadderRating;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** Writes the ladders: {@code ladder_point} and {@code ladder_standing}. */
@Repository
class LadderWriter {
    private final JdbcTemplate jdbc;

    LadderWriter(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /** Rates the ladder's games from the given number on, again if they had been rated before. */
    void rate(LadderName ladder, long from, LadderGames games) {
        var again = games.from(ladder, from);
        var players = new TreeSet<String>(forget(ladder, from));
        again.forEach(game -> players.addAll(game.players()));
        var fold = new LadderFold(ladder, latest(ladder, players));
        again.forEach(fold::rate);
        insert(fold.points());
        stand(ladder, players);
    }

    private List<String> forget(LadderName ladder, long from) {
        return jdbc.queryForList(
                "delete from ladder_point where ladder = ? and kind = ? and result_no >= ? returning player_id",
                String.class,
                ladder.name(),
                ladder.kind(),
                from);
    }

    private Map<String, LadderRecord> latest(LadderName ladder, Collection<String> players) {
        var latest = new HashMap<String, LadderRecord>();
        jdbc.query(
                """
                select distinct on (player_id) * from ladder_point
                where ladder = ? and kind = ? and player_id = any(?) order by player_id, result_no desc
                """,
                row -> {
                    latest.put(
                            row.getString("player_id"),
                            new LadderRecord(
                                    new LadderRating(
                                            row.getDouble("after"), row.getInt("games"), row.getBoolean("reached_top")),
                                    row.getInt("wins"),
                                    row.getDouble("peak"),
                                    row.getObject("peak_at", OffsetDateTime.class)
                                            .toInstant(),
                                    LadderGames.integers(row.getArray("form"))));
                },
                ladder.name(),
                ladder.kind(),
                players.toArray(String[]::new));
        return latest;
    }

    private void insert(List<LadderPoint> points) {
        if (points.isEmpty()) {
            return;
        }
        var _ = jdbc.batchUpdate("""
                insert into ladder_point (ladder, kind, player_id, result_no, table_id, at, place, seats, before,
                  after, games, wins, reached_top, peak, peak_at, form)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, points, points.size(), LadderWriter::fill);
    }

    private static void fill(PreparedStatement row, LadderPoint point) throws SQLException {
        RatedGame game = point.game();
        LadderRecord after = point.after();
        row.setString(1, point.ladder().name());
        row.setString(2, point.ladder().kind());
        row.setString(3, point.player());
        row.setLong(4, game.resultNo());
        row.setString(5, game.table());
        row.setObject(6, utc(game.at()));
        row.setInt(7, point.place());
        row.setInt(8, game.players().size());
        row.setDouble(9, point.before());
        row.setDouble(10, after.rating().rating());
        row.setInt(11, after.rating().games());
        row.setInt(12, after.wins());
        row.setBoolean(13, after.rating().reachedTop());
        row.setDouble(14, after.peak());
        row.setObject(15, utc(after.peakAt()));
        row.setArray(
                16, row.getConnection().createArrayOf("integer", after.form().toArray()));
    }

    /** A player's rating is their latest point; a player without points leaves the ladder. */
    private void stand(LadderName ladder, Collection<String> players) {
        String[] ids = players.toArray(String[]::new);
        jdbc.update(
                "delete from ladder_standing where ladder = ? and kind = ? and player_id = any(?)",
                ladder.name(),
                ladder.kind(),
                ids);
        jdbc.update("""
                insert into ladder_standing
                  (ladder, kind, player_id, rating, games, wins, peak, peak_at, last_played, form, result_no)
                select distinct on (player_id)
                  ladder, kind, player_id, after, games, wins, peak, peak_at, at, form, result_no
                from ladder_point where ladder = ? and kind = ? and player_id = any(?)
                order by player_id, result_no desc
                """, ladder.name(), ladder.kind(), ids);
    }

    private static OffsetDateTime utc(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }
}
