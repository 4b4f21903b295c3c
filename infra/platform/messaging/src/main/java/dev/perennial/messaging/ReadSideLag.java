package dev.perennial.messaging;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.TimeUnit;

/**
 * How far the projection of tables is behind the commands of the same process. On a full machine both wait for the
 * processor; commands that give way for a moment keep what people see close to what is stored. Between processes
 * nothing is known, and nobody waits.
 */
public final class ReadSideLag {
    private static final Duration TOLERATED = Duration.ofMillis(100);

    /** A command never waits longer: an old backlog after a start must not hold up play. */
    private static final Duration LONGEST_WAIT = Duration.ofMillis(100);

    /** A projection that has not moved for so long is stopped, not slow, and waiting does not help it. */
    private static final Duration STOPPED = Duration.ofSeconds(2);

    private final boolean isKnown;
    private final InstantSource clock;
    private Instant stored = Instant.EPOCH;
    private Instant projected = Instant.EPOCH;
    private Instant moved = Instant.EPOCH;

    /** The time of the first event that is not projected, or a little before it. */
    private Instant behindSince = Instant.MAX;

    private ReadSideLag(boolean isKnown, InstantSource clock) {
        this.isKnown = isKnown;
        this.clock = clock;
    }

    public static ReadSideLag withinProcess() {
        return withinProcess(InstantSource.system());
    }

    static ReadSideLag withinProcess(InstantSource clock) {
        return new ReadSideLag(true, clock);
    }

    public static ReadSideLag unknown() {
        return new ReadSideLag(false, InstantSource.system());
    }

    /** Events up to this time are stored. */
    public void stored(Instant time) {
        if (isKnown) {
            synchronized (this) {
                if (projected.compareTo(stored) >= 0) {
                    behindSince = clock.instant();
                }
                stored = time.truncatedTo(ChronoUnit.MILLIS); // sent records may say no more
            }
        }
    }

    /** Events up to this time are projected. */
    public void projected(Instant time) {
        if (isKnown) {
            synchronized (this) {
                boolean wasBehind = isBehind();
                projected = time;
                moved = clock.instant();
                if (projected.compareTo(stored) >= 0) {
                    behindSince = Instant.MAX;
                } else if (time.compareTo(behindSince) > 0) {
                    behindSince = time;
                }
                if (wasBehind && !isBehind()) {
                    notifyAll();
                }
            }
        }
    }

    /** Gives way to a projection that is behind and moves. */
    public void giveWay() throws InterruptedException {
        if (isKnown) {
            synchronized (this) {
                long end = System.nanoTime() + LONGEST_WAIT.toNanos();
                long left = LONGEST_WAIT.toMillis();
                while (left > 0 && isBehind()) {
                    wait(left);
                    left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                }
            }
        }
    }

    synchronized boolean isBehind() {
        Instant now = clock.instant();
        return behindSince.isBefore(now.minus(TOLERATED)) && moved.isAfter(now.minus(STOPPED));
    }
}
