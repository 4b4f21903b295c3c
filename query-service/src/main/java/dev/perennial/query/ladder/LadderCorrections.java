package dev.perennial.query.ladder;

import dev.perennial.query.player.Players;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;

/** Results that were changed after they had been rated: the ladder was recalculated from each of them on. */
@Repository
class LadderCorrections {
    private final JdbcClient jdbc;
    private final Players players;

    LadderCorrections(JdbcClient jdbc, Players players) {
        this.jdbc = jdbc;
        this.players = players;
    }

    /**
     * One corrected result.
     *
     * @param ratedAs the number of the game's first result, from which the ladder was recalculated
     * @param table null if only players with the link may watch; {@code players} is empty then
     * @param before the places, in seat order as the players
     * @param after empty if the game no longer counts
     */
    record Correction(
            long resultNo,
            long ratedAs,
            @Nullable String table,
            String game,
            Instant at,
            List<String> players,
            List<Integer> before,
            List<Integer> after) {}

    /** The newest first. */
    record Page(
            String ladder,
            String kind,
            List<Correction> corrections,
            Map<String, String> names,
            @Nullable String next) {}

    /** Published when it was decided, as the ladder itself. */
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public Page page(LadderName ladder, int limit, long before) {
        var found = jdbc.sql(LadderSql.BOUND + """
                select c.*, g.table_id as listed_table, g.players from bound cross join ladder_correction c
                left join played_game g on g.table_id = c.table_id and g.listed
                where c.kind = :kind and (:ladder = 'overall' or c.game = :ladder)
                  and c.result_no < :before and c.rated_as < bound.first
                order by c.result_no desc limit :limit
                """)
                .param("kind", ladder.kind())
                .param("ladder", ladder.name())
                .param("before", before)
                .param("limit", limit + 1)
                .query(LadderCorrections::correction)
                .list();
        boolean more = found.size() > limit;
        var page = more ? found.subList(0, limit) : found;
        return new Page(
                ladder.name(),
                ladder.kind(),
                page,
                players.names(
                        page.stream().flatMap(each -> each.players().stream()).toList()),
                more ? Long.toString(page.getLast().resultNo()) : null);
    }

    private static Correction correction(ResultSet row, int number) throws SQLException {
        Array seats = row.getArray("players");
        return new Correction(
                row.getLong("result_no"),
                row.getLong("rated_as"),
                row.getString("listed_table"),
                row.getString("game"),
                row.getObject("at", OffsetDateTime.class).toInstant(),
                seats == null ? List.of() : List.of((String[]) seats.getArray()),
                LadderGames.integers(row.getArray("places_before")),
                LadderGames.integers(row.getArray("places_after")));
    }
}
