package dev.perennial.query.ladder;

import dev.perennial.pairing.rating.LadderRating;
import dev.perennial.query.player.Players;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;

/** Reads whole ladders. */
@Repository
public class LadderReader {
    private final JdbcClient jdbc;
    private final Players players;

    LadderReader(JdbcClient jdbc, Players players) {
        this.jdbc = jdbc;
        this.players = players;
    }

    List<LadderSize> sizes() {
        return jdbc.sql(LadderSql.STANDINGS + """
                select s.ladder, s.kind, count(*),
                  (select count(*) from ladder_game g, bound
                   where g.kind = s.kind and (s.ladder = 'overall' or g.game = s.ladder) and g.result_no < bound.first)
                from seen s group by s.ladder, s.kind order by s.ladder <> 'overall', s.ladder, s.kind desc
                """)
                .query((row, _) -> new LadderSize(row.getString(1), row.getString(2), row.getInt(3), row.getInt(4)))
                .list();
    }

    /**
     * The latest rated result. Others are not counted: they may be of tables that are shown late, and
     * change no ladder.
     */
    public long version() {
        return jdbc.sql(LadderSql.BOUND + """
                select least(first - 1, greatest(
                  (select coalesce(max(result_no), 0) from ladder_game where result_no < first),
                  (select coalesce(max(result_no), 0) from ladder_correction where rated_as < first)))
                from bound
                """).query(Long.class).single();
    }

    /** One snapshot: rows, their number and the version belong together. */
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public LadderPage page(LadderName ladder, Period period, boolean active, int limit, LadderCursor from) {
        var rows = jdbc.sql(LadderSql.standings(from.first()) + """
                , gained as (
                  select player_id, sum(after - before) as change from ladder_point, bound
                  where ladder = :ladder and kind = :kind and at >= :begin and result_no < bound.first
                  group by player_id),
                ranked as (
                  select s.*, g.change, count(*) over () as all_players,
                    row_number() over (order by case when :overall then s.rating else g.change end desc, s.player_id)
                        as rank
                  from seen s join gained g using (player_id)
                  where s.ladder = :ladder and s.kind = :kind and (not :active or s.last_played >= :since))
                select * from ranked order by rank limit :limit offset :offset
                """)
                .param("ladder", ladder.name())
                .param("kind", ladder.kind())
                .param("begin", period.begin(from.at()).atOffset(ZoneOffset.UTC))
                .param("overall", period == Period.ALL)
                .param("active", active)
                .param("since", from.at().minus(Period.ACTIVE).atOffset(ZoneOffset.UTC))
                .param("limit", limit)
                .param("offset", from.offset())
                .query((row, _) -> new Found(row.getInt("all_players"), row(row)))
                .list();
        int all = rows.isEmpty() ? 0 : rows.getFirst().all();
        long version = Math.min(version(), from.version());
        var next = from.after(rows.size(), version);
        return new LadderPage(
                ladder.name(),
                ladder.kind(),
                period.code(),
                all,
                rows.stream().map(Found::row).toList(),
                players.names(rows.stream().map(found -> found.row().player()).toList()),
                version,
                next.offset() < all ? next.text() : null);
    }

    private record Found(int all, LadderPage.Row row) {}

    private static LadderPage.Row row(ResultSet row) throws SQLException {
        double rating = row.getDouble("rating");
        int games = row.getInt("games");
        return new LadderPage.Row(
                row.getInt("rank"),
                row.getString("player_id"),
                rating,
                Math.round(rating),
                new LadderRating(rating, games, false).provisional(),
                games,
                row.getInt("wins"),
                row.getDouble("peak"),
                row.getDouble("change"),
                row.getObject("last_played", OffsetDateTime.class).toInstant(),
                LadderGames.integers(row.getArray("form")));
    }

    /** How the ladder counts these players now; who is not on it is left out. */
    Map<String, LadderRating> ratings(LadderName ladder, Collection<String> ids) {
        var ratings = new HashMap<String, LadderRating>();
        jdbc.sql(LadderSql.BOUND + """
                select distinct on (player_id) player_id, after, games, reached_top from ladder_point, bound
                where ladder = ? and kind = ? and player_id = any(?) and result_no < bound.first
                order by player_id, result_no desc
                """)
                .params(ladder.name(), ladder.kind(), ids.toArray(String[]::new))
                .query(row -> {
                    ratings.put(row.getString(1), new LadderRating(row.getDouble(2), row.getInt(3), row.getBoolean(4)));
                });
        return ratings;
    }

    /** How many players there are in each step of the given width, by the step's beginning. */
    Map<Integer, Integer> distribution(LadderName ladder, int width) {
        var counts = new HashMap<Integer, Integer>();
        jdbc.sql(LadderSql.STANDINGS + """
                select floor(rating / :width)::integer * :width, count(*) from seen
                where ladder = :ladder and kind = :kind group by 1
                """)
                .param("width", width)
                .param("ladder", ladder.name())
                .param("kind", ladder.kind())
                .query(row -> {
                    counts.put(row.getInt(1), row.getInt(2));
                });
        return counts;
    }
}
