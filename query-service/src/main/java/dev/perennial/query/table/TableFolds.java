package dev.perennial.query.table;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.table.TableId;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/**
 * The table {@code table_fold}. Another version of the program may fold differently, so a process trusts only what it
 * wrote itself.
 */
@Repository
class TableFolds implements FoldStore {
    private static final Logger LOG = LoggerFactory.getLogger(TableFolds.class);

    private final JdbcTemplate jdbc;
    private final EventLog events;
    private final Executor background;
    private final StateJson json = new StateJson();
    private final UUID run = UUID.randomUUID();

    @Autowired
    TableFolds(JdbcTemplate jdbc, TableEvents events) {
        this(jdbc, events, work -> {
            var _ = Thread.ofVirtual().start(work);
        });
    }

    TableFolds(JdbcTemplate jdbc, EventLog events, Executor background) {
        this.background = background;
        this.jdbc = jdbc;
        this.events = events;
    }

    @Override
    public @Nullable TableMoment before(TableId table, long sequence) {
        List<TableMoment> found = jdbc.query(
                "select sequence, state from public.table_fold where table_id = ? and run = ? and sequence < ?",
                (row, _) -> new TableMoment(last(table, row.getLong(1)), json.read(row.getString(2))),
                table.code(),
                run,
                sequence);
        return found.isEmpty() ? null : found.getFirst();
    }

    private RecordedEvent last(TableId table, long sequence) {
        return events.between(table, sequence - 1, sequence + 1).getFirst();
    }

    /** In the background: the projection does not wait for what it can do without. */
    @Override
    public void keep(TableMoment moment) {
        background.execute(() -> {
            try {
                save(moment);
            } catch (DataAccessException e) {
                LOG.debug("cannot store the state at sequence {}", moment.sequence(), e);
            }
        });
    }

    private void save(TableMoment moment) {
        jdbc.update("""
                insert into public.table_fold as kept (table_id, run, sequence, state) values (?, ?, ?, ?)
                on conflict (table_id) do update
                set run = excluded.run, sequence = excluded.sequence, state = excluded.state
                where kept.run <> excluded.run or kept.sequence < excluded.sequence
                """, moment.table().id().code(), run, moment.sequence(), json.write(moment.table()));
    }
}
