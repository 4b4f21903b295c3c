package dev.perennial.command.deadline;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.stereotype.Component;

/** Wakes this node's worker when a deadline is written that comes before all it knows. */
@Component
class DeadlineAlarm {
    private final InstantSource clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private Instant next = Instant.MAX;

    DeadlineAlarm(InstantSource clock) {
        this.clock = clock;
    }

    void expect(Instant due) {
        lock.lock();
        try {
            if (due.isBefore(next)) {
                next = due;
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Returns after that time, or when something is due that was written in the meantime. */
    void sleep(Duration most) throws InterruptedException {
        lock.lock();
        try {
            Instant end = clock.instant().plus(most);
            while (true) {
                Instant until = next.isBefore(end) ? next : end;
                Instant now = clock.instant();
                if (!until.isAfter(now)) {
                    next = Instant.MAX;
                    return;
                }
                var _ = changed.awaitNanos(Duration.between(now, until).toNanos());
            }
        } finally {
            lock.unlock();
        }
    }
}
