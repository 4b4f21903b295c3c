package dev.perennial.query.tournament;

import dev.perennial.http.ProblemException;
import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.query.live.LiveFeeds;
import dev.perennial.query.live.Watch;
import java.time.Duration;
import org.springframework.context.SmartLifecycle;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Tournaments as they are now, whichever node stored their events, and as they change for those who watch one. */
@Component
public class TournamentBoards implements SignalHandler, SmartLifecycle {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final FoldedTournaments folded;
    private final TournamentHistory history;
    private final LiveFeeds<String, TournamentStep> feeds;
    private volatile boolean running;

    TournamentBoards(FoldedTournaments folded, TournamentHistory history) {
        this.folded = folded;
        this.history = history;
        feeds = new LiveFeeds<>(folded::source);
    }

    public TournamentMoment of(String tournament) {
        return folded.latest(tournament).orElseThrow(TournamentBoards::unknown);
    }

    static ProblemException unknown() {
        return new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_TOURNAMENT", "There is no such tournament.");
    }

    /** As above, but not older than the given event; it may be on its way. */
    TournamentMoment of(String tournament, long atLeast) {
        return folded.latest(tournament)
                .filter(moment -> moment.sequence() >= atLeast)
                .orElseGet(() -> await(tournament, atLeast));
    }

    private TournamentMoment await(String tournament, long atLeast) {
        try (var watch = feeds.watch(tournament)) {
            if (watch.awaitAfter(atLeast - 1, PATIENCE)) {
                return watch.latest().orElseThrow().after();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new ProblemException(
                HttpStatus.GATEWAY_TIMEOUT, "NOT_YET", "The data is not up to date yet. Try again in a moment.");
    }

    Watch<TournamentStep> watch(String tournament) {
        return feeds.watch(tournament);
    }

    @Override
    public String channel() {
        return TournamentProjection.CHANNEL;
    }

    @Override
    public void on(String tournament) {
        feeds.wake(tournament);
    }

    @Override
    public void onOwn(String tournament) {
        feeds.wakeToFolded(tournament);
    }

    @Override
    public void onDoubt() {
        feeds.wakeBehind(history::latest);
    }

    @Override
    public void start() {
        running = true;
    }

    /** Before the web server stops: open streams would hold it up, or outlive the database. */
    @Override
    public void stop() {
        running = false;
        feeds.close();
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
