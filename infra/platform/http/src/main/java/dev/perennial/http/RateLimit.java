package dev.perennial.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** So many at once, and then one at a time as the time for it has passed. Each node counts for itself. */
public final class RateLimit {
    private static final long KEYS = 100_000;
    private static final int SECONDS_AT_ONCE = 10;

    private record Allowance(double left, Instant at) {}

    private final int most;
    private final Duration per;
    private final InstantSource clock;
    private final Cache<String, Allowance> allowances;

    /** @param most 0 for any number */
    public RateLimit(int most, Duration per, InstantSource clock) {
        this.most = most;
        this.per = per;
        this.clock = clock;
        this.allowances = Caffeine.newBuilder()
                .maximumSize(KEYS)
                .expireAfterWrite(per)
                .ticker(() -> Duration.between(Instant.EPOCH, clock.instant()).toNanos())
                .build();
    }

    /** Ten times as many at once; 0 for any number. */
    public static RateLimit perSecond(int most, InstantSource clock) {
        return new RateLimit(most * SECONDS_AT_ONCE, Duration.ofSeconds(SECONDS_AT_ONCE), clock);
    }

    /** Takes one, or refuses. */
    public void take(String key) {
        take(key, 1);
    }

    /** Takes all of them, or refuses. */
    public void take(String key, int count) {
        if (most == 0) {
            return;
        }
        var change = allowances.asMap().compute(key, (_, known) -> {
            Allowance now = current(known);
            return new Allowance(now.left() - count, now.at());
        });
        if (change.left() < 0) {
            giveBack(key, count);
            throw ProblemException.tooMany(per.dividedBy(most).multipliedBy((long) Math.ceil(-change.left())));
        }
    }

    /** It turned out that these did not count. */
    public void giveBack(String key, int count) {
        var _ = allowances.asMap().computeIfPresent(key, (_, known) -> {
            Allowance now = current(known);
            return new Allowance(Math.min(most, now.left() + count), now.at());
        });
    }

    /** Counts only if it throws. Taken beforehand, so that many at once get no further than one after the other. */
    public <T> T guarded(String key, Supplier<T> work) {
        take(key);
        T result = work.get();
        giveBack(key, 1);
        return result;
    }

    private Allowance current(@Nullable Allowance known) {
        Instant now = clock.instant();
        if (known == null) {
            return new Allowance(most, now);
        }
        double regained = (double) Duration.between(known.at(), now).toNanos() * most / per.toNanos();
        return new Allowance(Math.min(most, known.left() + Math.max(0, regained)), now);
    }
}
