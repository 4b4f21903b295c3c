package dev.perennial.query.projection;

import dev.perennial.contract.Topics;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.dao.TransientDataAccessResourceException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** Writes down what it is given, and fails when told to. */
class NotesProjection implements Projection {
    private final JdbcTemplate jdbc;

    /** Events it cannot apply, as "aggregate:sequence". */
    final Set<String> stumblesOver = ConcurrentHashMap.newKeySet();

    /** How many transactions still die right before their commit. */
    final AtomicInteger crashes = new AtomicInteger();

    /** How many times the database still seems to be away. */
    final AtomicInteger outages = new AtomicInteger();

    NotesProjection(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
        jdbc.execute("create table if not exists note (place bigserial, aggregate_id text, sequence bigint)");
    }

    @Override
    public String name() {
        return "notes";
    }

    @Override
    public String topic() {
        return Topics.TABLES;
    }

    @Override
    public List<String> tables() {
        return List.of("note");
    }

    @Override
    public boolean folds() {
        return false;
    }

    @Override
    public void apply(List<DecodedEvent> arrivals) {
        for (DecodedEvent arrival : arrivals) {
            var envelope = arrival.envelope();
            jdbc.update(
                    "insert into note (aggregate_id, sequence) values (?, ?)",
                    envelope.aggregateId(),
                    envelope.sequence());
            if (stumblesOver.contains(envelope.aggregateId() + ":" + envelope.sequence())) {
                throw new IllegalStateException("stumbled");
            }
        }
        if (outages.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
            throw new TransientDataAccessResourceException("the database is away");
        }
        if (crashes.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
            TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
                @Override
                public void beforeCommit(boolean readOnly) {
                    throw new IllegalStateException("crashed before the commit");
                }
            });
        }
    }
}
