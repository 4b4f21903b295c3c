package dev.perennial.query.ladder;

import dev.perennial.pairing.rating.LadderRating;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads what the ladders say of one player. */
@Repository
public class PlayerRatings {
    private final JdbcClient jdbc;

    PlayerRatings(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /**
     * A player's place on one ladder.
     *
     * @param percentile how many of the others are rated lower, in percent; 100 for the only one
     */
    public record Standing(
            String ladder,
            String kind,
            double rating,
            long shown,
            boolean provisional,
            int games,
            int wins,
            double peak,
            Instant peakAt,
            Instant lastPlayed,
            int rank,
            int players,
            double percentile,
            List<Integer> form) {}

    public List<Standing> of(String player) {
        return jdbc.sql(LadderSql.STANDINGS + """
                select s.*, o.players, o.higher, o.lower from seen s, lateral (
                  select count(*) as players,
                    count(*) filter (where (-other.rating, other.player_id) < (-s.rating, s.player_id)) as higher,
                    count(*) filter (where other.rating < s.rating) as lower
                  from seen other where other.ladder = s.ladder and other.kind = s.kind) o
                where s.player_id = ? order by s.ladder <> 'overall', s.ladder
                """)
                .param(player)
                .query(PlayerRatings::standing)
                .list();
    }

    /** The ratings shown on the ladder of all games, for those of these players who are on it. */
    public Map<String, Long> shown(Collection<String> players) {
        return jdbc
                .sql(LadderSql.STANDINGS + """
                select s.player_id, s.rating from seen s
                where s.ladder = :ladder and s.kind = :kind and s.player_id = any(:players)
                """)
                .param("ladder", LadderName.OVERALL)
                .param("kind", LadderName.HUMAN)
                .param("players", players.toArray(String[]::new))
                .query((row, _) -> Map.entry(row.getString("player_id"), Math.round(row.getDouble("rating"))))
                .list() // a stream would keep its connection
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static Standing standing(ResultSet row, int number) throws SQLException {
        double rating = row.getDouble("rating");
        int games = row.getInt("games");
        int players = row.getInt("players");
        return new Standing(
                row.getString("ladder"),
                row.getString("kind"),
                rating,
                Math.round(rating),
                new LadderRating(rating, games, false).provisional(),
                games,
                row.getInt("wins"),
                row.getDouble("peak"),
                row.getObject("peak_at", OffsetDateTime.class).toInstant(),
                row.getObject("last_played", OffsetDateTime.class).toInstant(),
                row.getInt("higher") + 1,
                players,
                players == 1 ? 100 : Math.round(row.getInt("lower") * 1000.0 / (players - 1)) / 10.0,
                LadderGames.integers(row.getArray("form")));
    }

    /**
     * One game on the way.
     *
     * @param table null where only those who have the link may look
     * @param corrected the game's result was changed after it had been rated
     * @param recomputed an earlier game's was, so that this one was rated again
     */
    record Point(
            long resultNo,
            @Nullable String table,
            Instant at,
            int place,
            int seats,
            double before,
            double after,
            boolean corrected,
            boolean recomputed) {}

    /** The latest games on a ladder before the given number, the oldest of them first. */
    List<Point> history(String player, String ladder, int limit, long before) {
        return jdbc.sql(LadderSql.BOUND + """
                select p.*,
                  (select g.table_id from played_game g where g.table_id = p.table_id and g.listed) as listed_table,
                  exists (select 1 from ladder_correction c where c.table_id = p.table_id) as corrected,
                  exists (select 1 from ladder_correction c
                    where c.kind = p.kind and (p.ladder = 'overall' or c.game = p.ladder)
                      and c.rated_as < p.result_no and p.result_no < c.result_no) as recomputed
                from ladder_point p, bound
                where p.player_id = ? and p.ladder = ? and p.result_no < least(bound.first, ?)
                order by p.result_no desc limit ?
                """)
                .params(player, ladder, before, limit)
                .query((row, _) -> new Point(
                        row.getLong("result_no"),
                        row.getString("listed_table"),
                        row.getObject("at", OffsetDateTime.class).toInstant(),
                        row.getInt("place"),
                        row.getInt("seats"),
                        row.getDouble("before"),
                        row.getDouble("after"),
                        row.getBoolean("corrected"),
                        row.getBoolean("recomputed")))
                .list()
                .reversed();
    }
}
