package dev.perennial.query.projection;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** The queues of all aggregates that a batch is about. */
final class QueueBatch {
    private final Map<String, AggregateQueue> byAggregate = new HashMap<>();

    QueueBatch(Collection<AggregateQueue> queues) {
        queues.forEach(queue -> byAggregate.put(queue.aggregateId(), queue));
    }

    AggregateQueue of(String aggregateId) {
        return Objects.requireNonNull(byAggregate.get(aggregateId), aggregateId);
    }

    AggregateQueue of(ParsedRecord record) {
        return of(record.aggregateId());
    }

    Collection<AggregateQueue> queues() {
        return byAggregate.values();
    }
}
