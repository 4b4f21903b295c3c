package dev.perennial.command.deadline;

import dev.perennial.domain.table.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** The table {@code deadline}: when each table has to be looked at next. The database's clock counts. */
@Repository
class DeadlineRows {
    /** How long a node may take over one deadline before another tries. */
    private static final Duration CLAIM = Duration.ofSeconds(5);

    private final JdbcTemplate jdbc;

    DeadlineRows(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /** A deadline that has passed, and when it was found. */
    record Passed(TableId table, Instant due, long sequence, Instant now) {
        static Passed of(ResultSet row, int number) throws SQLException {
            return new Passed(new TableId(row.getString(1)), instant(row, 2), row.getLong(3), instant(row, 4));
        }
    }

    /** A node with an older version of the table does not overwrite a newer deadline. */
    void set(TableId table, Instant due, long sequence) {
        jdbc.update("""
                insert into deadline as d (table_id, due, sequence) values (?, ?, ?)
                on conflict (table_id) do update
                set due = excluded.due, sequence = excluded.sequence, claimed_until = '-infinity'
                where d.sequence <= excluded.sequence
                """, table.code(), due.atOffset(ZoneOffset.UTC), sequence);
    }

    void clear(TableId table, long sequence) {
        jdbc.update("delete from deadline where table_id = ? and sequence <= ?", table.code(), sequence);
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
