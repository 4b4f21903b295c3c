package dev.perennial.query.table;

import dev.perennial.contract.json.Json;
import dev.perennial.contract.table.Ending;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.contract.table.TableTerms;
import dev.perennial.games.Result;
import dev.perennial.query.player.Players;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;

/** Reads {@code table_summary}. */
@Repository
public class TableListing {
    private final JdbcClient jdbc;
    private final Players players;
    private final DelayedTables delayed;
    private final AtomicLong version = new AtomicLong(-1);

    TableListing(JdbcClient jdbc, Players players, DelayedTables delayed) {
        this.delayed = delayed;
        this.jdbc = jdbc;
        this.players = players;
    }

    private record Found(long openedIndex, TableList.Row row) {}

    /** One snapshot, so that rows and version belong together. A table keeps its place, whatever happens at it. */
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public TableList list(@Nullable TableStatus status, @Nullable String game, int limit, long before) {
        var question = jdbc.sql(question(status, game)).param("before", before);
        List<Found> found = (game == null ? question : question.param("game", game))
                .param("limit", limit + 1)
                .query((row, _) -> new Found(row.getLong("opened_index"), row(row)))
                .list();
        boolean more = found.size() > limit;
        var page = more ? found.subList(0, limit) : found;
        var rows = page.stream().map(each -> asSpectatorsMayKnow(each.row())).toList();
        return new TableList(
                rows,
                players.names(
                        rows.stream().flatMap(row -> row.players().stream()).toList()),
                version(),
                more ? Long.toString(page.getLast().openedIndex()) : null);
    }

    /** Only the conditions that are asked for: one that may be absent no index serves. */
    static String question(@Nullable TableStatus status, @Nullable String game) {
        return "select * from table_summary t where opened_index < :before and visibility = 'PUBLIC'"
                + (game == null ? "" : " and game = :game")
                + (status == null ? "" : " and " + SpectatorDelay.isSeenAs(status))
                + " order by opened_index desc limit :limit";
    }

    /** Everything that is played before everybody's eyes, however much that is. */
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public List<TableList.Row> playing() {
        return list(TableStatus.PLAYING, null, Integer.MAX_VALUE - 1, Long.MAX_VALUE)
                .tables();
    }

    private TableList.Row asSpectatorsMayKnow(TableList.Row row) {
        var delay = Duration.ofSeconds(row.terms().spectatorDelaySeconds());
        return delay.isZero() || row.status() == TableStatus.OPEN
                ? row
                : row.asOf(delayed.seen(new TableId(row.id()), delay));
    }

    /** The latest event everybody may know of. Tables with a delay do not count while it runs, and it never goes back. */
    private long version() {
        long known = jdbc.sql("""
                select last_index from table_summary
                where status = 'OPEN' or terms ->> 'spectatorDelaySeconds' = '0'
                  or changed_at + make_interval(secs => (terms ->> 'spectatorDelaySeconds')::integer) <= now()
                order by last_index desc limit 1
                """).query(Long.class).optional().orElse(-1L);
        return version.accumulateAndGet(known, Math::max);
    }

    private static TableList.Row row(ResultSet row) throws SQLException {
        String result = row.getString("result");
        String ending = row.getString("ending");
        var deadline = row.getObject("deadline", OffsetDateTime.class);
        return new TableList.Row(
                row.getString("table_id"),
                row.getString("game"),
                row.getString("rules_version"),
                TableStatus.valueOf(row.getString("status")),
                Json.mapper().readValue(row.getString("players"), new TypeReference<List<@Nullable String>>() {}),
                List.of((Integer[]) row.getArray("awaited").getArray()),
                row.getString("owner"),
                row.getString("commitment"),
                Json.mapper().readTree(row.getString("options")),
                Json.mapper().readValue(row.getString("terms"), TableTerms.class),
                row.getString("tournament"),
                Json.mapper().readValue(row.getString("bots"), new TypeReference<List<@Nullable String>>() {}),
                List.of((Integer[]) row.getArray("forfeits").getArray()),
                deadline == null ? null : deadline.toInstant(),
                ending == null ? null : Ending.valueOf(ending),
                result == null ? null : Json.mapper().readValue(result, Result.class),
                row.getObject("opened_at", OffsetDateTime.class).toInstant(),
                row.getObject("changed_at", OffsetDateTime.class).toInstant(),
                row.getLong("sequence"));
    }
}
