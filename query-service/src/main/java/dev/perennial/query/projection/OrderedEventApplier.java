package dev.perennial.query.projection;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The short way for records that come in order, as nearly all do: how far their aggregates are is known from before, so
 * nothing is read or locked first. The statement that stores the progress finds out if anything was different.
 */
@Component
class OrderedEventApplier {
    private final KnownProgress known;
    private final ProgressStore progress;
    private final ProjectionMetrics metrics;
    private final TransactionTemplate transaction;

    OrderedEventApplier(
            KnownProgress known,
            ProgressStore progress,
            ProjectionMetrics metrics,
            PlatformTransactionManager transactions) {
        this.known = known;
        this.progress = progress;
        this.metrics = metrics;
        this.transaction = new TransactionTemplate(transactions);
    }

    /** Answers where to go on reading; empty if nothing was done because the records need the careful way. */
    Optional<Map<Integer, Long>> take(Projection projection, Map<Integer, Long> expected, List<RawRecord> raws) {
        try {
            var steps = new TreeMap<String, ProgressStep>();
            var events = new ArrayList<DecodedEvent>(raws.size());
            for (RawRecord raw : raws) {
                var record = new ParsedRecord(raw, projection.read(raw.key(), raw.value()));
                if (!isNext(projection, record, steps)) {
                    return Optional.empty();
                }
                events.add(record.open(projection));
            }
            return apply(projection, events, steps.values().stream().toList(), PartitionStep.of(raws, expected));
        } catch (TransientDataAccessException | RecoverableDataAccessException | DataAccessResourceFailureException e) {
            throw BatchFailure.with(projection.name(), e);
        } catch (RuntimeException e) {
            return Optional.empty(); // the careful way finds out which record is to blame
        }
    }

    /** The first event of an aggregate that is unknown here is taken for its beginning. */
    private boolean isNext(Projection projection, ParsedRecord record, Map<String, ProgressStep> steps) {
        String id = record.aggregateId();
        ProgressStep before = steps.get(id);
        Long applied = before != null ? Long.valueOf(before.reached()) : known.applied(projection, id);
        long last = applied == null ? AggregateQueue.NONE : applied;
        if (record.sequence() != last + 1) {
            return false;
        }
        steps.put(id, new ProgressStep(id, before == null ? last : before.applied(), record.sequence()));
        return true;
    }

    private Optional<Map<Integer, Long>> apply(
            Projection projection, List<DecodedEvent> events, List<ProgressStep> steps, List<PartitionStep> places) {
        boolean done = Boolean.TRUE.equals(transaction.execute(status -> {
            projection.apply(events);
            boolean fits = progress.advance(projection, steps, places);
            if (!fits) {
                status.setRollbackOnly();
            }
            return fits;
        }));
        if (!done) {
            return Optional.empty();
        }
        metrics.applied(projection, events.size());
        steps.forEach(step -> known.put(projection, step.aggregateId(), step.reached()));
        var next = new HashMap<Integer, Long>();
        places.forEach(place -> next.put(place.partition(), place.next()));
        return Optional.of(next);
    }
}
