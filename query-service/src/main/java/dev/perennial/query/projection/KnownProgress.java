package dev.perennial.query.projection;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Collection;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The last event that this process has applied to each aggregate, of those that nothing holds up. */
@Component
class KnownProgress {
    private static final long KEPT = 100_000;

    private record Aggregate(String projection, String id) {}

    private final Cache<Aggregate, Long> applied =
            Caffeine.newBuilder().maximumSize(KEPT).build();

    /** Null if it is not known here. The database may know better. */
    @Nullable
    Long applied(Projection projection, String aggregateId) {
        return applied.getIfPresent(new Aggregate(projection.name(), aggregateId));
    }

    void put(Projection projection, String aggregateId, long sequence) {
        applied.put(new Aggregate(projection.name(), aggregateId), sequence);
    }

    void put(Projection projection, Collection<AggregateQueue> queues) {
        for (AggregateQueue queue : queues) {
            if (queue.isPlain()) {
                put(projection, queue.aggregateId(), queue.applied());
            } else {
                applied.invalidate(new Aggregate(projection.name(), queue.aggregateId()));
            }
        }
    }
}
