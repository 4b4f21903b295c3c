package dev.perennial.query.projection.rebuild;

import dev.perennial.query.projection.EventApplier;
import dev.perennial.query.projection.Offsets;
import dev.perennial.query.projection.PolledBatch;
import dev.perennial.query.projection.Projection;
import dev.perennial.query.projection.RawRecord;
import dev.perennial.query.projection.ShadowSchema;
import dev.perennial.query.signal.Signals;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.StreamSupport;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.TopicPartition;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.jdbc.UncategorizedSQLException;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Reads a projection's topic from its beginning into the shadow tables, and lets them change places in the end. */
@Component
class RebuildReader {
    private static final Duration POLL = Duration.ofMillis(200);
    private static final int ATTEMPTS = 60;
    /** While one attempt waits for readers, all later readers wait behind it; each may wait a little longer. */
    private static final Duration FIRST_PATIENCE = Duration.ofMillis(100);

    private static final String LOCK_NOT_AVAILABLE = "55P03";
    private static final Duration MOST_PATIENCE = Duration.ofSeconds(2);

    private final ConsumerFactory<String, byte[]> consumers;
    private final ShadowSchema shadow;
    private final PolledBatch batch;
    private final EventApplier applier;
    private final Offsets offsets;
    private final RebuildRuns runs;
    private final Signals signals;
    private final TransactionTemplate transaction;

    RebuildReader(
            ConsumerFactory<String, byte[]> consumers,
            ShadowSchema shadow,
            PolledBatch batch,
            EventApplier applier,
            Offsets offsets,
            RebuildRuns runs,
            Signals signals,
            PlatformTransactionManager transactions) {
        this.consumers = consumers;
        this.shadow = shadow;
        this.batch = batch;
        this.applier = applier;
        this.offsets = offsets;
        this.runs = runs;
        this.signals = signals;
        this.transaction = new TransactionTemplate(transactions);
    }

    /** Returns when the new tables have taken the old ones' places, or when it may not go on. */
    void run(Projection projection, BooleanSupplier mayGoOn) {
        transaction.executeWithoutResult(_ -> shadow.create(projection));
        try (Consumer<String, byte[]> consumer = consumers.createConsumer(null, "rebuild", null, new Properties())) {
            List<TopicPartition> partitions = consumer.partitionsFor(projection.topic()).stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            var reached = new HashMap<Integer, Long>();
            int attempts = 0;
            while (mayGoOn.getAsBoolean()) {
                read(projection, consumer, reached);
                if (isAtEnd(projection, consumer, partitions)) {
                    if (changePlaces(projection, reached, ++attempts)) {
                        return;
                    }
                }
            }
        }
    }

    private void read(Projection projection, Consumer<String, byte[]> consumer, Map<Integer, Long> reached) {
        var polled = consumer.poll(POLL);
        if (!polled.isEmpty()) {
            var records = StreamSupport.stream(polled.spliterator(), false)
                    .map(RawRecord::of)
                    .toList();
            reached.putAll(batch.takeIntoShadow(projection, reached, records));
        }
    }

    private boolean isAtEnd(Projection projection, Consumer<?, ?> consumer, List<TopicPartition> partitions) {
        Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
        Map<TopicPartition, Long> begins = consumer.beginningOffsets(partitions);
        long done = 0;
        long total = 0;
        for (TopicPartition partition : partitions) {
            long begin = begins.getOrDefault(partition, 0L);
            done += consumer.position(partition) - begin;
            total += ends.getOrDefault(partition, 0L) - begin;
        }
        if (!runs.progress(projection.name(), done, total)) {
            // That node has emptied the shadow tables and fills them itself, so this one must not publish them.
            throw new IllegalStateException("another node is rebuilding this projection");
        }
        return done >= total;
    }

    /** False if the old tables were ahead by then, or are being read right now. */
    private boolean changePlaces(Projection projection, Map<Integer, Long> reached, int attempt) {
        try {
            return Boolean.TRUE.equals(transaction.execute(_ -> {
                Map<Integer, Long> live = offsets.lock(projection, allPartitions(projection, reached));
                boolean behind = live.entrySet().stream()
                        .anyMatch(each -> each.getValue() > reached.getOrDefault(each.getKey(), 0L));
                if (behind) {
                    return false;
                }
                shadow.changePlaces(projection, patience(attempt));
                applier.moveOnWhatStands(projection);
                signals.send(Offsets.CHANNEL, List.of(projection.name()));
                signals.send(RebuiltSignal.CHANNEL, List.of(projection.name()));
                return true;
            }));
        } catch (TransientDataAccessException | UncategorizedSQLException e) {
            if (attempt >= ATTEMPTS || !mayPass(e)) {
                throw e;
            }
            return false;
        }
    }

    /** Spring knows deadlocks, but has no name for a lock that was not available in time. */
    private static boolean mayPass(DataAccessException failure) {
        return failure instanceof TransientDataAccessException
                || (failure.getRootCause() instanceof SQLException cause
                        && LOCK_NOT_AVAILABLE.equals(cause.getSQLState()));
    }

    private static Duration patience(int attempt) {
        Duration longer = FIRST_PATIENCE.multipliedBy(attempt);
        return longer.compareTo(MOST_PATIENCE) < 0 ? longer : MOST_PATIENCE;
    }

    private Set<Integer> allPartitions(Projection projection, Map<Integer, Long> reached) {
        var all = new TreeSet<>(offsets.partitions(projection));
        all.addAll(reached.keySet());
        return all;
    }
}
