package dev.perennial.command.deadline;

import dev.perennial.domain.table.TableId;
import dev.perennial.eventstore.append.AppendedRows;
import dev.perennial.eventstore.append.RowWriter;
import java.sql.Array;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** The table {@code deadline}: when each table has to be looked at next. The database's clock counts. */
@Repository
class DeadlineRows {
    /** How long a node may take over one deadline before another tries. */
    private static final Duration CLAIM = Duration.ofSeconds(5);

    private final JdbcTemplate jdbc;
    private final AppendedRows appended;
    private final RowWriter<Change> writer = DeadlineRows::write;

    DeadlineRows(JdbcTemplate jdbc, AppendedRows appended) {
        this.jdbc = jdbc;
        this.appended = appended;
    }

    /** A deadline that has passed, and when it was found. */
    record Passed(TableId table, Instant due, long sequence, Instant now) {
        static Passed of(ResultSet row, int number) throws SQLException {
            return new Passed(new TableId(row.getString(1)), instant(row, 2), row.getLong(3), instant(row, 4));
        }
    }

    /** @param due null if nothing is due any longer */
    private record Change(TableId table, @Nullable Instant due, long sequence) {}

    void set(TableId table, Instant due, long sequence) {
        appended.add(writer, new Change(table, due, sequence));
    }

    void clear(TableId table, long sequence) {
        appended.add(writer, new Change(table, null, sequence));
    }

    private static void write(Connection connection, List<Change> changes) throws SQLException {
        var cleared = changes.stream().filter(change -> change.due() == null).toList();
        if (!cleared.isEmpty()) {
            clear(connection, cleared);
        }
        var set = changes.stream().filter(change -> change.due() != null).toList();
        if (!set.isEmpty()) {
            set(connection, set);
        }
    }

    /** A node with an older version of the table does not overwrite a newer deadline. */
    private static void set(Connection connection, List<Change> changes) throws SQLException {
        try (var upsert = connection.prepareStatement("""
                insert into deadline as d (table_id, due, sequence)
                select * from unnest(?::text[], ?::timestamptz[], ?::bigint[])
                on conflict (table_id) do update
                set due = excluded.due, sequence = excluded.sequence, claimed_until = '-infinity'
                where d.sequence <= excluded.sequence
                """)) {
            upsert.setArray(1, tables(connection, changes));
            upsert.setArray(
                    2,
                    connection.createArrayOf(
                            "text",
                            changes.stream()
                                    .map(Change::due)
                                    .map(String::valueOf)
                                    .toArray()));
            upsert.setArray(3, sequences(connection, changes));
            int _ = upsert.executeUpdate();
        }
    }

    private static void clear(Connection connection, List<Change> changes) throws SQLException {
        try (var delete = connection.prepareStatement("""
                delete from deadline d using unnest(?::text[], ?::bigint[]) as c (table_id, sequence)
                where d.table_id = c.table_id and d.sequence <= c.sequence
                """)) {
            delete.setArray(1, tables(connection, changes));
            delete.setArray(2, sequences(connection, changes));
            int _ = delete.executeUpdate();
        }
    }

    private static Array tables(Connection connection, List<Change> changes) throws SQLException {
        return connection.createArrayOf(
                "text", changes.stream().map(change -> change.table().code()).toArray());
    }

    private static Array sequences(Connection connection, List<Change> changes) throws SQLException {
        return connection.createArrayOf(
                "int8", changes.stream().map(Change::sequence).toArray());
    }

    /** Takes some that have passed; other nodes leave them alone for a while. */
    List<Passed> claim(int most) {
        return jdbc.query("""
                update deadline set claimed_until = clock_timestamp() + ? * interval '1 millisecond'
                where table_id in (
                  select table_id from deadline
                  where due <= clock_timestamp() and claimed_until < clock_timestamp()
                  order by due limit ? for update skip locked)
                returning table_id, due, sequence, clock_timestamp()
                """, Passed::of, CLAIM.toMillis(), most);
    }

    /** How long until the next one, by the database's clock; nothing if there is none. */
    Optional<Duration> untilNext() {
        Double seconds = jdbc.queryForObject("""
                select extract(epoch from min(greatest(due, claimed_until)) - clock_timestamp())::float8 from deadline
                """, Double.class);
        return Optional.ofNullable(seconds).map(some -> Duration.ofMillis((long) Math.ceil(some * 1_000)));
    }

    private static Instant instant(ResultSet row, int column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }
}
