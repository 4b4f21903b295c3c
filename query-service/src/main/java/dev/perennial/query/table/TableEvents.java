package dev.perennial.query.table;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.TableEvent.CommentPosted;
import dev.perennial.domain.table.TableId;
import dev.perennial.query.projection.DecodedEvent;
import dev.perennial.query.projection.EventRows;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** The table {@code table_event}. */
@Repository
public class TableEvents implements EventLog {
    private static final String COMMENT = "table.CommentPosted";

    private final JdbcTemplate jdbc;
    private final EventRows rows;

    TableEvents(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
        rows = new EventRows(jdbc, "table_event", "table_id");
    }

    /**
     * For the running transaction. Left to itself, PostgreSQL plans these statements again for every few rows, or keeps
     * a plan that reads whole tables from the time when they were small.
     */
    void findByKeyAndPlanOnce() {
        jdbc.execute("set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off");
    }

    void insert(List<DecodedEvent> arrivals) {
        rows.add(arrivals.stream().map(DecodedEvent::envelope).toList());
    }

    @Override
    public List<RecordedEvent> between(TableId table, long after, long before) {
        return jdbc.query(
                """
                select sequence, time, type, version, payload::text from table_event
                where table_id = ? and sequence > ? and sequence < ? order by sequence
                """,
                (row, _) -> new RecordedEvent(
                        row.getLong(1),
                        row.getObject(2, OffsetDateTime.class).toInstant(),
                        EventCodec.decode(
                                row.getString(3),
                                row.getString(4),
                                Json.mapper().readTree(row.getString(5)))),
                table.code(),
                after,
                before);
    }

    /** The latest comment up to this moment of a table; empty if there is none. */
    public Optional<CommentPosted> latestComment(TableId table, long sequence) {
        return jdbc
                .query(
                        """
                        select version, payload::text from table_event
                        where table_id = ? and sequence <= ? and type = ? order by sequence desc limit 1
                        """,
                        (row, _) -> (CommentPosted) EventCodec.decode(
                                COMMENT, row.getString(1), Json.mapper().readTree(row.getString(2))),
                        table.code(),
                        sequence,
                        COMMENT)
                .stream()
                .findFirst();
    }

    /** How far each of these tables has come; unknown ones are left out. */
    public Map<TableId, Long> latest(Collection<TableId> tables) {
        var latest = new HashMap<TableId, Long>();
        jdbc.query(
                "select table_id, sequence from table_summary where table_id = any(?)",
                row -> {
                    latest.put(new TableId(row.getString(1)), row.getLong(2));
                },
                (Object) tables.stream().map(TableId::code).toArray(String[]::new));
        return latest;
    }
}
