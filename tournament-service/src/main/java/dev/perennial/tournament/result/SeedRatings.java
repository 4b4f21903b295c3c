package dev.perennial.tournament.result;

import dev.perennial.domain.PlayerId;
import dev.perennial.pairing.rating.LadderRating;
import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** Ratings for seeding: the same ladder as everybody sees, folded here from the same results. */
@Repository
public class SeedRatings {
    private final JdbcTemplate jdbc;

    SeedRatings(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    public int of(String game, PlayerId player) {
        return (int) Math.round(find(game, player).rating());
    }

    LadderRating find(String game, PlayerId player) {
        return jdbc
                .query(
                        "select rating, games, reached_top from seed_rating where game = ? and player_id = ?",
                        (row, _) -> new LadderRating(row.getDouble(1), row.getInt(2), row.getBoolean(3)),
                        game,
                        player.code())
                .stream()
                .findFirst()
                .orElse(LadderRating.START);
    }

    void save(String game, PlayerId player, LadderRating rating) {
        jdbc.update("""
                insert into seed_rating (game, player_id, rating, games, reached_top) values (?, ?, ?, ?, ?)
                on conflict (game, player_id) do update set
                  rating = excluded.rating, games = excluded.games, reached_top = excluded.reached_top
                """, game, player.code(), rating.rating(), rating.games(), rating.reachedTop());
    }

    void forget(String game) {
        jdbc.update("delete from seed_rating where game = ?", game);
    }

    /** Keeps a result; false if it is known already. A later one of the same table takes the place of the earlier. */
    boolean keep(RatedResult result) {
        return jdbc.update("""
                insert into seed_result (result_no, table_id, game, players, places) values (?, ?, ?, ?, ?)
                on conflict (result_no) do nothing
                """, ps -> {
                    ps.setLong(1, result.resultNo());
                    ps.setString(2, result.table());
                    ps.setString(3, result.game());
                    ps.setObject(
                            4, result.players().stream().map(PlayerId::code).toArray(String[]::new));
                    ps.setObject(5, result.places().toArray(Integer[]::new));
                })
                > 0;
    }

    boolean isCorrection(RatedResult result) {
        Long earlier = jdbc.queryForObject(
                "select count(*) from seed_result where table_id = ? and result_no < ?",
                Long.class,
                result.table(),
                result.resultNo());
        return earlier != null && earlier > 0;
    }

    /** The results of a game where they stand on the ladder: each table at its first, with its last places. */
    List<RatedResult> inOrder(String game) {
        return jdbc.query("""
                select min(result_no) over (partition by table_id) as first_no, table_id, game, players, places
                from seed_result r
                where game = ? and result_no = (select max(result_no) from seed_result l where l.table_id = r.table_id)
                order by (select min(result_no) from seed_result f where f.table_id = r.table_id)
                """, RatedResult::ofRow, game);
    }
}
