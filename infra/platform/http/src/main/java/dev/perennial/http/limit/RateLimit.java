package dev.perennial.http.limit;

import dev.perennial.http.ProblemException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Supplier;

/** Refuses a key that has used up its permits, and says when to try again. */
public final class RateLimit {
    private static final int SECONDS_AT_ONCE = 10;

    private final int most;
    private final Duration per;
    private final TokenBuckets buckets;

    /** @param most 0 for any number */
    public RateLimit(int most, Duration per, InstantSource clock) {
        this.most = most;
        this.per = per;
        this.buckets = new TokenBuckets(most, per, clock);
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
        double missing = buckets.take(key, count);
        if (missing > 0) {
            throw ProblemException.tooMany(per.dividedBy(most).multipliedBy((long) Math.ceil(missing)));
        }
    }

    /** It turned out that these did not count. */
    public void giveBack(String key, int count) {
        buckets.giveBack(key, count);
    }

    /** Counts only if it throws. Taken beforehand, so that many at once get no further than one after the other. */
    public <T> T guarded(String key, Supplier<T> work) {
        take(key);
        T result = work.get();
        giveBack(key, 1);
        return result;
    }
}
