package dev.perennial.query.projection;

import dev.perennial.query.signal.AfterCommit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.springframework.stereotype.Component;

/** Applies what a projection has been sent, each event once and in order. Runs inside the caller's transaction. */
@Component
public class EventApplier {
    private final ProgressStore progress;
    private final SavepointAttempt attempt;
    private final DeadLetterBox deadLetters;
    private final AbandonedRecords abandoned;
    private final ProjectionMetrics metrics;
    private final KnownProgress known;

    EventApplier(
            ProgressStore progress,
            SavepointAttempt attempt,
            DeadLetterBox deadLetters,
            AbandonedRecords abandoned,
            ProjectionMetrics metrics,
            KnownProgress known) {
        this.known = known;
        this.progress = progress;
        this.attempt = attempt;
        this.deadLetters = deadLetters;
        this.abandoned = abandoned;
        this.metrics = metrics;
    }

    /** All or nothing: whatever is wrong with one record is thrown, and the transaction has to go. */
    void applyTogether(Projection projection, List<RawRecord> raws) {
        var records = raws.stream()
                .map(raw -> new ParsedRecord(raw, projection.read(raw.key(), raw.value())))
                .toList();
        QueueBatch batch = lock(projection, records);
        var ready = ready(records, batch);
        if (!ready.isEmpty()) {
            projection.apply(
                    ready.stream().map(record -> record.open(projection)).toList());
            metrics.applied(projection, ready.size());
        }
        save(projection, batch);
    }

    /** The next batch need not read the progress once this is stored for good. */
    private void save(Projection projection, QueueBatch batch) {
        progress.save(projection, batch);
        AfterCommit.run(() -> known.put(projection, batch.queues()));
    }

    /** Slowly, to find the guilty: what cannot be read or applied becomes a dead letter, and everything else passes. */
    void applyOneByOne(Projection projection, List<RawRecord> raws) {
        var records = read(projection, raws);
        QueueBatch batch = lock(projection, records);
        applyEach(projection, ready(records, batch), batch);
        save(projection, batch);
    }

    private QueueBatch lock(Projection projection, List<ParsedRecord> records) {
        QueueBatch batch = progress.lock(
                projection, records.stream().map(ParsedRecord::aggregateId).toList());
        progress.callWaiting(projection, batch);
        return batch;
    }

    private static List<ParsedRecord> ready(List<ParsedRecord> records, QueueBatch batch) {
        return records.stream()
                .flatMap(record -> batch.of(record).offer(record).stream())
                .toList();
    }

    /**
     * The dead letters under that id and all that waits behind them are tried again, in order. One that could not be
     * read may turn out to belong to another aggregate than the key it came under; answers all it was about.
     */
    Set<String> retry(Projection projection, String aggregateId) {
        var records = read(projection, deadLetters.take(projection, aggregateId));
        QueueBatch batch = progress.lock(
                projection, records.stream().map(ParsedRecord::aggregateId).toList());
        records.forEach(record -> batch.of(record).retry(record));
        moveOn(projection, batch);
        var concerned = new TreeSet<>(Set.of(aggregateId));
        batch.queues().forEach(queue -> concerned.add(queue.aggregateId()));
        return concerned;
    }

    /**
     * An event is left out. An aggregate that can do without it goes on with what waits behind it; one that cannot is
     * given up.
     */
    void drop(Projection projection, DeadLetter record) {
        boolean unread = record.sequence() == null;
        String aggregateId = unread ? projection.waitingFor(record.aggregate()) : record.aggregate();
        QueueBatch batch = progress.lock(projection, Set.of(aggregateId));
        AggregateQueue queue = batch.of(aggregateId);
        boolean stopsTheQueue = queue.isStopped()
                && (!unread || deadLetters.errors(projection, aggregateId).isEmpty());
        if (stopsTheQueue) {
            queue.leaveOut();
        } else if (unread) {
            queue.leaveOutUnread();
        }
        moveOn(projection, batch);
    }

    /** After a rebuild: what stands behind a record that was given up while the rebuild met it again goes on. */
    public void moveOnWhatStands(Projection projection) {
        moveOn(projection, progress.lock(projection, progress.standing(projection)));
    }

    private void moveOn(Projection projection, QueueBatch batch) {
        progress.callWaiting(projection, batch);
        batch.queues().forEach(queue -> applyEach(projection, queue.ready(), batch));
        save(projection, batch);
    }

    private List<ParsedRecord> read(Projection projection, List<RawRecord> raws) {
        var records = new ArrayList<ParsedRecord>();
        for (RawRecord raw : raws) {
            try {
                records.add(new ParsedRecord(raw, projection.read(raw.key(), raw.value())));
            } catch (RuntimeException e) {
                // Its aggregate is unknown: if an event is missing now, its followers find the gap and wait.
                if (!abandoned.contains(projection, raw)) {
                    deadLetters.put(projection, raw, e);
                }
            }
        }
        return records;
    }

    private void applyEach(Projection projection, Collection<ParsedRecord> ready, QueueBatch batch) {
        int applied = 0;
        for (ParsedRecord record : ready) {
            AggregateQueue queue = batch.of(record);
            if (queue.isStopped()) {
                queue.hold(record);
                continue;
            }
            var failure = attempt.apply(projection, record);
            if (failure.isPresent()) {
                queue.stopAt(record);
                deadLetters.put(projection, record, failure.get());
            } else {
                applied++;
            }
        }
        metrics.applied(projection, applied);
    }
}
