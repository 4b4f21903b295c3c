package dev.perennial.query.tournament;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.http.ProblemException;
import dev.perennial.query.signal.SignalHandler;
import dev.perennial.query.signal.Wakeups;
import java.time.Duration;
import java.util.Optional;
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
    private final Wakeups wakeups = new Wakeups();
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
        wakeups.wake();
    }

    /** Returns when something has changed somewhere, or after that time. */
    void sleep(Duration most) throws InterruptedException {
        boolean _ = wakeups.awaitAfter(wakeups.count(), most);
    }

    TournamentMoment of(String tournament) {
        return latest(tournament)
                .orElseThrow(() -> new ProblemException(
                        HttpStatus.NOT_FOUND, "UNKNOWN_TOURNAMENT", "There is no such tournament."));
    }

    /** As above, but not older than the given event; it may be on its way. */
    TournamentMoment of(String tournament, long atLeast) {
        return await(tournament, atLeast)
                .filter(moment -> moment.sequence() >= atLeast)
                .orElseThrow(() -> new ProblemException(
                        HttpStatus.GATEWAY_TIMEOUT, "NOT_YET", "This has not arrived here yet. Try again."));
    }

    private Optional<TournamentMoment> await(String tournament, long atLeast) {
        try {
            return wakeups.await(
                    () -> latest(tournament),
                    seen -> seen.filter(moment -> moment.sequence() >= atLeast).isPresent(),
                    PATIENCE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private Optional<TournamentMoment> latest(String tournament) {
        return Optional.ofNullable(known.asMap()
                .compute(tournament, (id, before) -> history.fold(id, before).orElse(null)));
    }
}
