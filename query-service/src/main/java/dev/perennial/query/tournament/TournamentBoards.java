package dev.perennial.query.tournament;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.http.ProblemException;
import dev.perennial.query.signal.SignalHandler;
import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.context.SmartLifecycle;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Tournaments as they are now, for everybody who looks at them. */
@Component
class TournamentBoards implements SignalHandler, SmartLifecycle {
    private static final long REMEMBERED = 200;
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final TournamentHistory history;
    private final Cache<String, TournamentMoment> known =
            Caffeine.newBuilder().maximumSize(REMEMBERED).build();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private long signals;
    private volatile boolean running;

    TournamentBoards(TournamentHistory history) {
        this.history = history;
    }

    @Override
    public String channel() {
        return TournamentProjection.CHANNEL;
    }

    @Override
    public void on(String payload) {
        wake();
    }

    @Override
    public void onDoubt() {
        wake();
    }

    @Override
    public void start() {
        running = true;
    }

    /** Before the web server stops: open streams would hold it up, or outlive the database. */
    @Override
    public void stop() {
        running = false;
        wake();
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    private void wake() {
        lock.lock();
        try {
            signals++;
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Returns when something has changed somewhere, or after that time. */
    void sleep(Duration most) throws InterruptedException {
        lock.lock();
        try {
            long heard = signals;
            long left = most.toNanos();
            while (signals == heard && left > 0) {
                left = news.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }

    TournamentMoment of(String tournament) {
        var moment = known.asMap()
                .compute(tournament, (id, before) -> history.fold(id, before).orElse(null));
        if (moment == null) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_TOURNAMENT", "There is no such tournament.");
        }
        return moment;
    }

    /** As above, but not older than the given event; it may be on its way. */
    TournamentMoment of(String tournament, long atLeast) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            var moment = known.asMap()
                    .compute(
                            tournament, (id, before) -> history.fold(id, before).orElse(null));
            if (moment != null && moment.sequence() >= atLeast) {
                return moment;
            }
            if (System.nanoTime() > deadline) {
                throw new ProblemException(
                        HttpStatus.GATEWAY_TIMEOUT, "NOT_YET", "This has not arrived here yet. Try again.");
            }
            pause();
        }
    }

    private void pause() {
        try {
            sleep(Duration.ofMillis(100));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
