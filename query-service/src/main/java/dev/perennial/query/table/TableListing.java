package dev.perennial.query.table;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.games.Result;
import dev.perennial.query.player.Players;
import dev.perennial.query.web.QueryParameters;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;

/** Reads {@code table_summary}. */
@Repository
public class TableListing {
    /** Longer than spectators lag behind at any table. */
    private static final Duration IDLE = Duration.ofMinutes(15);

    private final JdbcClient jdbc;
    private final Players players;
    private final DelayedTables delayed;

    TableListing(JdbcClient jdbc, Players players, DelayedTables delayed) {
        this.delayed = delayed;
        this.jdbc = jdbc;
        this.players = players;
    }

    /**
     * One snapshot, so that rows and events belong together. A table keeps its place, whatever happens at it.
     *
     * @param after the last table of the page before; null for the first page
     */
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public TableList list(@Nullable TableStatus status, @Nullable String game, int limit, @Nullable String after) {
        var question = jdbc.sql(question(status, game)).param("before", after == null ? Long.MAX_VALUE : place(after));
        return list(game == null ? question : question.param("game", game), limit);
    }

    private TableList list(JdbcClient.StatementSpec question, int limit) {
        List<TableList.Row> found =
                question.param("limit", limit + 1).query((row, _) -> row(row)).list();
        boolean more = found.size() > limit;
        var page = more ? found.subList(0, limit) : found;
        var rows = page.stream().map(this::asSpectatorsMayKnow).toList();
        return new TableList(
                rows,
                players.names(
                        rows.stream().flatMap(row -> row.players().stream()).toList()),
                TableList.version(rows),
                more ? page.getLast().id() : null);
    }

    /**
     * The number itself is never shown: two of them would reveal how many events lie between, including delayed ones.
     */
    private long place(String table) {
        return jdbc.sql("select opened_index from table_summary where table_id = ?")
                .param(table)
                .query(Long.class)
                .optional()
                .orElseThrow(QueryParameters::badCursor);
    }

    /** Only the conditions that are asked for: one that may be absent no index serves. */
    static String question(@Nullable TableStatus status, @Nullable String game) {
        return "select * from table_summary t where opened_index < :before and " + SpectatorDelay.LISTED
                + (game == null ? "" : " and game = :game")
                + (status == null ? "" : " and " + SpectatorDelay.isSeenAs(status))
                + " order by opened_index desc limit :limit";
    }

    /** Everything that is played before everybody's eyes now, however much that is. */
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public List<TableList.Row> live() {
        return live(Integer.MAX_VALUE - 1).tables();
    }

    /** Running tables at which something has happened lately: one that its players have left is not live. */
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public TableList live(int limit) {
        return list(
                jdbc.sql("select * from table_summary t where t.changed_at > now() - interval '%d seconds' and "
                                .formatted(IDLE.toSeconds())
                        + SpectatorDelay.LISTED + " and " + SpectatorDelay.isSeenAs(TableStatus.PLAYING)
                        + " order by opened_index desc limit :limit"),
                limit);
    }

    /** A game that is over, and since when. */
    public record Ended(TableList.Row row, Instant at) {}

    /** The games that ended last, the latest first. */
    @Transactional(readOnly = true)
    public List<Ended> justFinished(int limit) {
        return jdbc.sql("""
                        select t.*, p.finished_at from played_game p join table_summary t using (table_id)
                        where %s and %s order by p.finished_at desc, table_id desc limit :limit
                        """.formatted(SpectatorDelay.LISTED, SpectatorDelay.isSeenAs(TableStatus.FINISHED)))
                .param("limit", limit)
                .query((row, _) -> new Ended(
                        asSpectatorsMayKnow(row(row)),
                        row.getObject("finished_at", OffsetDateTime.class).toInstant()))
                .list();
    }

    private TableList.Row asSpectatorsMayKnow(TableList.Row row) {
        var delay = SpectatorDelay.of(row.terms(), row.status());
        return delay.isZero() || row.status() == TableStatus.OPEN
                ? row
                : row.asOf(delayed.seen(new TableId(row.id()), delay));
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
