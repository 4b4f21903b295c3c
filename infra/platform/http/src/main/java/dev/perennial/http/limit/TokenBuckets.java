package dev.perennial.http.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/**
 * A bucket of permits for each key. Requests take permits, and a bucket fills up again steadily. Each node counts for
 * itself.
 */
public final class TokenBuckets {
    private static final long KEYS = 100_000;

    private record Bucket(double left, Instant at, double missing) {}

    private final double capacity;
    private final Duration refill;
    private final InstantSource clock;
    private final Cache<String, Bucket> buckets;

    /** An empty bucket is full again after {@code refill}, so an older one need not be remembered. */
    public TokenBuckets(double capacity, Duration refill, InstantSource clock) {
        this.capacity = capacity;
        this.refill = refill;
        this.clock = clock;
        this.buckets = Caffeine.newBuilder()
                .maximumSize(KEYS)
                .expireAfterWrite(refill)
                .ticker(() -> Duration.between(Instant.EPOCH, clock.instant()).toNanos())
                .build();
    }

    /** Takes all permits and answers 0, or takes none and answers how many are missing. */
    public double take(String key, int count) {
        return buckets.asMap()
                .compute(key, (_, known) -> {
                    Bucket now = current(known);
                    double after = now.left() - count;
                    return after >= 0 ? new Bucket(after, now.at(), 0) : new Bucket(now.left(), now.at(), -after);
                })
                .missing();
    }

    public void giveBack(String key, int count) {
        var _ = buckets.asMap().computeIfPresent(key, (_, known) -> {
            Bucket now = current(known);
            return new Bucket(Math.min(capacity, now.left() + count), now.at(), 0);
        });
    }

    private Bucket current(@Nullable Bucket known) {
        Instant now = clock.instant();
        if (known == null) {
            return new Bucket(capacity, now, 0);
        }
        double regained = (double) Duration.between(known.at(), now).toNanos() * capacity / refill.toNanos();
        return new Bucket(Math.min(capacity, known.left() + Math.max(0, regained)), now, 0);
    }
}
