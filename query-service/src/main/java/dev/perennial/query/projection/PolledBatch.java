package dev.perennial.query.projection;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Records as they were polled and the places to go on reading, written in one transaction. */
@Component
public class PolledBatch {
    private final Offsets offsets;
    private final EventApplier applier;
    private final OrderedEventApplier ordered;
    private final ShadowSchema shadow;
    private final TransactionTemplate transaction;

    PolledBatch(
            Offsets offsets,
            EventApplier applier,
            OrderedEventApplier ordered,
            ShadowSchema shadow,
            PlatformTransactionManager transactions) {
        this.shadow = shadow;
        this.ordered = ordered;
        this.offsets = offsets;
        this.applier = applier;
        this.transaction = new TransactionTemplate(transactions);
    }

    /**
     * Answers where to go on reading, by partition. Normally that is behind these records; elsewhere if the database
     * was moved on or set back behind the reader's back, in which case that partition's records are not looked at.
     *
     * @param expected where this reader believes the database to be; partitions never read may be left out
     */
    public Map<Integer, Long> take(Projection projection, Map<Integer, Long> expected, List<RawRecord> records) {
        return ordered.take(projection, expected, records)
                .orElseGet(() -> take(projection, expected, records, () -> {}));
    }

    /** The same, into the shadow tables that are not served yet. */
    public Map<Integer, Long> takeIntoShadow(
            Projection projection, Map<Integer, Long> expected, List<RawRecord> records) {
        return take(projection, expected, records, () -> shadow.enter(projection));
    }

    private Map<Integer, Long> take(
            Projection projection, Map<Integer, Long> expected, List<RawRecord> records, Runnable entering) {
        try {
            return take(projection, expected, records, entering, applier::applyTogether);
        } catch (TransientDataAccessException | RecoverableDataAccessException | DataAccessResourceFailureException e) {
            throw BatchFailure.with(projection.name(), e);
        } catch (RuntimeException e) {
            return applyOneByOne(projection, expected, records, entering);
        }
    }

    private Map<Integer, Long> applyOneByOne(
            Projection projection, Map<Integer, Long> expected, List<RawRecord> records, Runnable entering) {
        try {
            return take(projection, expected, records, entering, applier::applyOneByOne);
        } catch (RuntimeException e) {
            throw BatchFailure.with(projection.name(), e);
        }
    }

    private Map<Integer, Long> take(
            Projection projection,
            Map<Integer, Long> expected,
            List<RawRecord> records,
            Runnable entering,
            BiConsumer<Projection, List<RawRecord>> taking) {
        Map<Integer, List<RawRecord>> byPartition =
                records.stream().collect(Collectors.groupingBy(RawRecord::partition));
        return transaction.execute(_ -> {
            entering.run();
            Map<Integer, Long> next = offsets.lock(projection, byPartition.keySet());
            var fitting = new ArrayList<RawRecord>();
            byPartition.forEach((partition, ofPartition) -> {
                long stored = next.getOrDefault(partition, 0L);
                if (stored == expected.getOrDefault(partition, 0L)
                        || stored == ofPartition.getFirst().offset()) {
                    fitting.addAll(ofPartition);
                    next.put(partition, ofPartition.getLast().offset() + 1);
                }
            });
            if (!fitting.isEmpty()) {
                taking.accept(projection, fitting);
                offsets.save(projection, next);
            }
            return next;
        });
    }
}
