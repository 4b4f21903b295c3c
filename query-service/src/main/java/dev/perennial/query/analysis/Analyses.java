package dev.perennial.query.analysis;

import dev.perennial.domain.table.TableId;
import dev.perennial.games.analysis.GameAnalysis;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The tables {@code game_analysis} and {@code analysis_request}. */
@Repository
class Analyses {
    /** A node that is silent for longer has stopped. */
    private static final Duration SILENCE = Duration.ofMinutes(1);

    private static final int SAMPLE = 20;

    /** Games to analyse, the newest request first. Games of tournaments need no request. */
    private static final String WAITING = """
            select a.table_id, coalesce(r.requested_at, a.finished_at) as since
            from game_analysis a left join analysis_request r using (table_id)
            where a.format is distinct from '%s' and not coalesce(r.failed, false)
              and (r.table_id is not null or (:automatic and exists (
                select 1 from played_game g where g.table_id = a.table_id and g.tournament is not null)))
            """.formatted(GameAnalysis.FORMAT);

    private final JdbcClient jdbc;

    Analyses(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /**
     * How far the analysis of a game has come.
     *
     * @param figures as JSON; null until they are computed
     * @param failed whether it cannot be computed
     */
    record Row(
            boolean requested,
            int part,
            int parts,
            boolean failed,
            @Nullable String figures) {}

    /** A later result of the same game corrects it and changes no figures. */
    void add(TableId table, Instant finishedAt) {
        jdbc.sql("""
                insert into game_analysis (table_id, finished_at) values (?, ?)
                on conflict (table_id) do update
                set finished_at = least(game_analysis.finished_at, excluded.finished_at)
                """).params(table.code(), finishedAt.atOffset(ZoneOffset.UTC)).update();
    }

    /** Moves the game to the front; tries again if it has failed. */
    void request(TableId table) {
        jdbc.sql("""
                insert into analysis_request (table_id, requested_at) values (?, clock_timestamp())
                on conflict (table_id) do update set requested_at = excluded.requested_at, failed = false
                """).param(table.code()).update();
    }

    Optional<Row> find(TableId table) {
        return jdbc.sql("""
                select r.table_id is not null, coalesce(r.part, 0), coalesce(r.parts, 0), coalesce(r.failed, false),
                  case when a.format = :format then a.figures end
                from (select cast(:table as text) as table_id) t
                  left join game_analysis a using (table_id) left join analysis_request r using (table_id)
                where a.table_id is not null or r.table_id is not null
                """)
                .param("format", GameAnalysis.FORMAT)
                .param("table", table.code())
                .query((row, _) ->
                        new Row(row.getBoolean(1), row.getInt(2), row.getInt(3), row.getBoolean(4), row.getString(5)))
                .optional();
    }

    /** How many others come before this one; empty if it does not wait. */
    Optional<Integer> ahead(TableId table, boolean automatic) {
        return jdbc.sql("with waiting as (" + WAITING + """
                )
                select (select count(*) from waiting other where other.since > own.since)::integer
                from waiting own where own.table_id = :table
                """)
                .param("automatic", automatic)
                .param("table", table.code())
                .query(Integer.class)
                .optional();
    }

    /** Takes the next game for the node. No other node gets it as long as this one is heard of. */
    Optional<TableId> claim(String node, boolean automatic) {
        var waiting = jdbc.sql("select table_id from (" + WAITING + """
                  and (r.beat is null or r.beat < clock_timestamp() - make_interval(secs => :silence))) waiting
                order by since desc limit :sample
                """)
                .param("automatic", automatic)
                .param("silence", SILENCE.toSeconds())
                .param("sample", SAMPLE)
                .query(String.class)
                .list();
        return waiting.stream()
                .filter(table -> claimed(table, node))
                .findFirst()
                .map(TableId::new);
    }

    private boolean claimed(String table, String node) {
        return jdbc.sql("""
                insert into analysis_request (table_id, requested_at, node, beat)
                select table_id, finished_at, :node, clock_timestamp() from game_analysis where table_id = :table
                on conflict (table_id) do update set node = excluded.node, beat = excluded.beat
                where analysis_request.beat is null
                  or analysis_request.beat < clock_timestamp() - make_interval(secs => :silence)
                """)
                        .param("node", node)
                        .param("table", table)
                        .param("silence", SILENCE.toSeconds())
                        .update()
                == 1;
    }

    /** The node is still at work on it. */
    void progress(TableId table, String node, int part, int parts) {
        jdbc.sql("""
                update analysis_request set part = ?, parts = ?, beat = clock_timestamp()
                where table_id = ? and node = ?
                """).params(part, parts, table.code(), node).update();
    }

    void store(TableId table, String figures, List<Integer> luck) {
        jdbc.sql("update game_analysis set format = ?, figures = ?, luck = ? where table_id = ?")
                .params(GameAnalysis.FORMAT, figures, luck.toArray(Integer[]::new), table.code())
                .update();
    }

    /** The node no longer works on it. */
    void release(TableId table, String node, boolean failed) {
        jdbc.sql("""
                update analysis_request set node = null, beat = null, part = 0, parts = 0, failed = ?
                where table_id = ? and node = ?
                """).params(failed, table.code(), node).update();
    }
}
