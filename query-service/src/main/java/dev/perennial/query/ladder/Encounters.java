package dev.perennial.query.ladder;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads the rated games of two players against each other. */
@Repository
class Encounters {
    private static final String MET = LadderSql.BOUND + """
            , met as (
              select g.*, g.places[array_position(g.players, :one)] as place,
                g.places[array_position(g.players, :other)] as other_place
              from ladder_game g join ladder_point p
                on p.table_id = g.table_id and p.ladder = 'overall' and p.kind = g.kind and p.player_id = :one
              where :other = any(g.players) and g.result_no < (select first from bound))
            """;

    private final JdbcClient jdbc;

    Encounters(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** How often the first player came before the second, shared a place with them, or came after them. */
    record Tally(String game, int games, int better, int equal, int worse) {}

    /** @param table null where only those who have the link may look */
    record Meeting(@Nullable String table, String game, Instant at, int place, int otherPlace) {}

    List<Tally> tally(String one, String other) {
        return jdbc.sql(MET + """
                select game, count(*), count(*) filter (where place < other_place),
                  count(*) filter (where place = other_place), count(*) filter (where place > other_place)
                from met group by game order by game
                """)
                .param("one", one)
                .param("other", other)
                .query((row, _) ->
                        new Tally(row.getString(1), row.getInt(2), row.getInt(3), row.getInt(4), row.getInt(5)))
                .list();
    }

    List<Meeting> latest(String one, String other, int limit) {
        return jdbc.sql(MET + """
                select met.*,
                  (select g.table_id from played_game g where g.table_id = met.table_id and g.listed) as listed_table
                from met order by result_no desc limit :limit
                """)
                .param("one", one)
                .param("other", other)
                .param("limit", limit)
                .query((row, _) -> new Meeting(
                        row.getString("listed_table"),
                        row.getString("game"),
                        row.getObject("finished_at", OffsetDateTime.class).toInstant(),
                        row.getInt("place"),
                        row.getInt("other_place")))
                .list();
    }
}
