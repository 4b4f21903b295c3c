package dev.perennial.eventstore;

import dev.perennial.eventstore.RelayPosition.Stored;
import java.util.Objects;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Adjusts the transaction counter before anything is read. A database may come from a server that had counted more
 * transactions than this one, and its events would wait until it has counted as many; and the relay's position may be
 * that of an older version. The new position lies before every event that may not have been sent.
 */
final class TransactionCounter {
    private static final Logger LOG = LoggerFactory.getLogger(TransactionCounter.class);
    private static final RowMapper<TransactionToken> POSITION =
            (row, _) -> new TransactionToken(row.getLong(1), row.getLong(2), 0);

    private final JdbcTemplate jdbc;
    private final RelayPosition position;
    private final TransactionTemplate transaction;

    TransactionCounter(JdbcTemplate jdbc, TransactionTemplate transaction) {
        this.jdbc = jdbc;
        this.position = new RelayPosition(jdbc);
        this.transaction = transaction;
    }

    void bringInLine() {
        transaction.executeWithoutResult(_ -> {
            Stored found = position.locked();
            if (isFromElsewhere(found)) {
                // An event stored meanwhile would get a number that is about to be skipped.
                jdbc.execute("lock table domain_event_entry in share row exclusive mode");
                if (isFromElsewhere(found)) {
                    lower(found);
                }
            } else if (!(found instanceof Stored.At)) {
                moveTo(found, Long.MAX_VALUE);
            }
        });
    }

    /** No event that can be seen has a number that was not given out yet. */
    private boolean isFromElsewhere(Stored found) {
        long token = found instanceof Stored.At at ? at.token().transactionId() : 0;
        return Boolean.TRUE.equals(jdbc.queryForObject(
                "select cast(? as xid8) >= pg_snapshot_xmax(pg_current_snapshot()) or exists ("
                        + "select 1 from domain_event_entry"
                        + " where transaction_id >= pg_snapshot_xmax(pg_current_snapshot()))",
                Boolean.class,
                Long.toString(token)));
    }

    /** All that is not below every open transaction gets one number that is, and stays in order by its own. */
    private void lower(Stored found) {
        long open = Objects.requireNonNull(
                jdbc.queryForObject("select pg_snapshot_xmin(pg_current_snapshot())::text::bigint", Long.class));
        moveTo(found, open - 1);
        int lowered = jdbc.update(
                "update domain_event_entry set transaction_id = cast(? as xid8)"
                        + " where transaction_id >= cast(? as xid8)",
                Long.toString(open - 1),
                Long.toString(open));
        LOG.warn("renumbered {} events whose transaction numbers were ahead of this server", lowered);
    }

    private void moveTo(Stored found, long most) {
        switch (found) {
            case Stored.Beginning _ -> {}
            case Stored.Unknown _ -> position.forget();
            case Stored.At at ->
                store(
                        most,
                        firstUnsent(
                                most,
                                VisibleEvents.AFTER,
                                Long.toString(at.token().transactionId()),
                                at.token().globalIndex()));
            case Stored.WithGaps old ->
                store(
                        most,
                        firstUnsent(
                                most,
                                "(global_index > ? or global_index = any(?))",
                                old.index(),
                                old.gaps().toArray(Long[]::new)));
        }
    }

    private Optional<TransactionToken> firstUnsent(long most, String condition, Object... values) {
        return jdbc
                .query(
                        "select least(transaction_id, '" + most
                                + "'::xid8), global_index from domain_event_entry where " + condition
                                + " order by 1, 2 limit 1",
                        POSITION,
                        values)
                .stream()
                .findFirst();
    }

    /** Right before what was not sent, or at the end. */
    private void store(long most, Optional<TransactionToken> unsent) {
        String all = "select least(transaction_id, '" + most + "'::xid8) as transaction_id, global_index"
                + " from domain_event_entry";
        TransactionToken at = unsent.map(
                        first -> new TransactionToken(first.transactionId(), first.globalIndex() - 1, 0))
                .or(() -> jdbc.query(all + " order by 1 desc, 2 desc limit 1", POSITION).stream()
                        .findFirst())
                .orElse(TransactionToken.START);
        long events = Objects.requireNonNull(jdbc.queryForObject(
                "select count(*) from (" + all + ") e where not " + VisibleEvents.AFTER,
                Long.class,
                Long.toString(at.transactionId()),
                at.globalIndex()));
        position.store(new TransactionToken(at.transactionId(), at.globalIndex(), events));
        LOG.info("the relay continues after {} events", events);
    }
}
