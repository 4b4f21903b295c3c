package dev.perennial.query.projection;

import dev.perennial.query.signal.Signals;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/**
 * A second set of a projection's tables, beside the ones that are read. The projection writes there without knowing:
 * its transaction looks for tables in this schema first.
 */
@Repository
public class ShadowSchema {
    private static final String PREFIX = "rebuild_";

    /** Kept for every projection; only its rows change places. */
    private static final List<String> SHARED = List.of("progress", "waiting_event", "dead_letter", "consumed_offset");

    private final JdbcTemplate jdbc;
    private final Signals signals;

    ShadowSchema(JdbcTemplate jdbc, Signals signals) {
        this.jdbc = jdbc;
        this.signals = signals;
    }

    /** For the running transaction only. */
    void enter(Projection projection) {
        signals.mute();
        jdbc.execute("set local search_path to " + name(projection) + ", public");
    }

    public void create(Projection projection) {
        drop(projection);
        jdbc.execute("create schema " + name(projection));
        var tables = new ArrayList<>(projection.tables());
        tables.addAll(SHARED);
        tables.forEach(table -> copyShape(name(projection), table));
    }

    void drop(Projection projection) {
        jdbc.execute("drop schema if exists " + name(projection) + " cascade");
    }

    /** Indexes and keys get the very names they have, so that a later migration finds them after the change. */
    private void copyShape(String schema, String table) {
        jdbc.execute(
                "create table %s.%s (like public.%s including all excluding indexes)".formatted(schema, table, table));
        for (String options : jdbc.queryForList(
                "select array_to_string(reloptions, ', ') from pg_class where oid = cast(? as regclass)"
                        + " and reloptions is not null",
                String.class,
                "public." + table)) {
            jdbc.execute("alter table %s.%s set (%s)".formatted(schema, table, options));
        }
        for (String index : jdbc.queryForList(
                "select indexdef from pg_indexes where schemaname = 'public' and tablename = ?", String.class, table)) {
            jdbc.execute(index.replace(" ON public.", " ON " + schema + "."));
        }
        for (Map<String, Object> key : jdbc.queryForList("""
                select conname, contype::text as kind from pg_constraint
                where conrelid = cast(? as regclass) and contype in ('p', 'u')
                """, "public." + table)) {
            jdbc.execute("alter table %s.%s add constraint %s %s using index %s"
                    .formatted(
                            schema,
                            table,
                            key.get("conname"),
                            "p".equals(key.get("kind")) ? "primary key" : "unique",
                            key.get("conname")));
        }
    }

    /**
     * Puts the new tables in the place of the old ones; inside the caller's transaction, which holds the offsets.
     *
     * @param patience how long to wait for those who are reading the old tables
     */
    public void changePlaces(Projection projection, Duration patience) {
        String schema = name(projection);
        jdbc.execute("set local lock_timeout = " + patience.toMillis());
        jdbc.execute("lock table " + String.join(", ", projection.tables()) + " in access exclusive mode");
        for (String table : projection.tables()) {
            jdbc.execute("drop table public." + table);
            jdbc.execute("alter table " + schema + "." + table + " set schema public");
        }
        keepWhatWasGivenUp(projection);
        for (String shared : List.of("progress", "waiting_event", "dead_letter")) {
            jdbc.update("delete from public." + shared + " where projection = ?", projection.name());
            jdbc.update("insert into public." + shared + " select * from " + schema + "." + shared);
        }
        // Changed in place: a reader may be waiting for the row.
        jdbc.update("insert into public.consumed_offset select * from " + schema + ".consumed_offset"
                + " on conflict (projection, topic, partition) do update set next_offset = excluded.next_offset");
        drop(projection);
    }

    /**
     * How many gaps are still to be passed over only the old content knows; letters may have been given up meanwhile.
     */
    private void keepWhatWasGivenUp(Projection projection) {
        String schema = name(projection);
        jdbc.update("insert into " + schema + """
                .progress (projection, aggregate_id, sequence, stopped, waiting, left_out)
                select projection, aggregate_id, sequence, false, false, left_out from public.progress
                where projection = ? and left_out > 0
                on conflict (projection, aggregate_id) do update set left_out = excluded.left_out
                """, projection.name());
        jdbc.update("delete from " + schema + """
                .dead_letter letter using public.given_up given
                where (letter.projection, letter.topic, letter.partition, letter.record_offset)
                  = (given.projection, given.topic, given.partition, given.record_offset)
                """);
    }

    private static String name(Projection projection) {
        return PREFIX + projection.name();
    }
}
