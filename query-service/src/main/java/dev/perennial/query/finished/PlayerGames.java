package dev.perennial.query.finished;

import dev.perennial.domain.table.TableStatus;
import dev.perennial.query.table.SpectatorDelay;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Sums up one player's games. */
@Repository
class PlayerGames {
    /** Games that everyone may see. */
    private static final String SEEN = """
            with seen as (
              select table_id from played_game
              where delay_seconds = 0 or finished_at + make_interval(secs => delay_seconds) <= now())
            """;

    private final JdbcClient jdbc;

    PlayerGames(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** @param averagePoints over the games played to the end, as {@code bestPoints}; null if there is none */
    record OfGame(
            String game,
            int games,
            int won,
            double averagePlace,
            @Nullable Double averagePoints,
            @Nullable Integer bestPoints,
            Instant first,
            Instant latest) {}

    List<OfGame> byGame(String player) {
        return jdbc.sql(SEEN + """
                select game, count(*), count(*) filter (where place = 1), round(avg(place), 2),
                  round(avg(points), 2)::double precision, max(points), min(finished_at), max(finished_at)
                from played_seat join seen using (table_id) where player_id = ? group by game order by game
                """)
                .param(player)
                .query((row, _) -> new OfGame(
                        row.getString(1),
                        row.getInt(2),
                        row.getInt(3),
                        row.getDouble(4),
                        row.getObject(5, Double.class),
                        row.getObject(6, Integer.class),
                        row.getObject(7, OffsetDateTime.class).toInstant(),
                        row.getObject(8, OffsetDateTime.class).toInstant()))
                .list();
    }

    /** Tables the player sits at whose game is running, as far as everybody may know and find them. */
    List<String> playing(String player) {
        return jdbc.sql("""
                select table_id from table_summary t
                where %s and players @> to_jsonb(cast(? as text)) and %s
                order by opened_index desc limit 50
                """.formatted(SpectatorDelay.LISTED, SpectatorDelay.isSeenAs(TableStatus.PLAYING)))
                .param(player)
                .query(String.class)
                .list();
    }

    /** The player's own running games: all of them, without a delay. */
    List<String> ownPlaying(String player) {
        return jdbc.sql("""
                select table_id from table_summary
                where players @> to_jsonb(cast(? as text)) and status = 'PLAYING'
                order by opened_index desc limit 50
                """).param(player).query(String.class).list();
    }

    /** The player's own open tables: where they sit, and those they opened, which only they can fill. */
    List<String> ownWaiting(String player) {
        return jdbc.sql("""
                select table_id from table_summary
                where status = 'OPEN' and (owner = :player or players @> to_jsonb(cast(:player as text)))
                order by opened_index desc limit 50
                """).param("player", player).query(String.class).list();
    }

    /** A figure a game counts, over all of the player's games of that kind. */
    record Figure(String key, double average, int best, long total) {}

    record Statistics(String game, int games, List<Figure> figures) {}

    List<Statistics> statistics(String player, @Nullable String game) {
        record Row(String game, int games, Figure figure) {}
        Map<String, Statistics> byGame = new LinkedHashMap<>();
        jdbc.sql(SEEN + """
                select game, count(*), key, round(avg(value::integer), 2), max(value::integer), sum(value::integer)
                from played_seat join seen using (table_id) left join game_analysis analysis using (table_id),
                  jsonb_each_text(played_seat.figures || case
                    when played_seat.figures <> '{}' and luck is not null and cardinality(luck) > seat
                      then jsonb_build_object('luck', luck[seat + 1]) else '{}' end)
                where player_id = :player and (cast(:game as text) is null or game = :game)
                group by game, key order by game, key
                """)
                .param("player", player)
                .param("game", game)
                .query((row, _) -> new Row(
                        row.getString(1),
                        row.getInt(2),
                        new Figure(row.getString(3), row.getDouble(4), row.getInt(5), row.getLong(6))))
                .list()
                .forEach(row -> byGame.computeIfAbsent(
                                row.game(), name -> new Statistics(name, row.games(), new ArrayList<>()))
                        .figures()
                        .add(row.figure()));
        return List.copyOf(byGame.values());
    }
}
