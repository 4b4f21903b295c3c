package dev.perennial.query.tournament.forecast;

import dev.perennial.messaging.Worker;
import dev.perennial.messaging.WorkerLifecycle;
import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.query.signal.Signals;
import dev.perennial.query.tournament.TournamentBoards;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * Computes forecasts in the background, on one thread of each node. A tournament waits in the queue once, however many
 * of its games end meanwhile: only its latest state counts. A node that fails leaves its work to the next one that is
 * asked for a forecast.
 */
@Component
class ForecastWorker extends WorkerLifecycle implements SignalHandler {
    private static final int MOST_WAITING = 1000;
    /** Longer than any forecast takes. */
    private static final Duration LEASE = Duration.ofMinutes(3);
    /** Until another node is done; also how long a result waits for others of the same moment. */
    private static final Duration PAUSE = Duration.ofMillis(300);

    private final ForecastStep step;
    private final StoredForecasts stored;
    private final Signals signals;
    private final String node;
    private final boolean enabled;
    private final LinkedBlockingQueue<String> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
    private final Worker worker = new Worker("forecasts", Duration.ofSeconds(5), this::next);

    ForecastWorker(
            ForecastStep step,
            StoredForecasts stored,
            Signals signals,
            @Value("${perennial.query.node}") String node,
            @Value("${perennial.query.forecasts}") boolean enabled) {
        this.step = step;
        this.stored = stored;
        this.signals = signals;
        this.node = node;
        this.enabled = enabled;
    }

    boolean isEnabled() {
        return enabled;
    }

    /** A full queue drops the request: the next result, or the next reader, asks again. */
    synchronized void ask(String tournament) {
        if (enabled && !waiting.contains(tournament)) {
            boolean _ = waiting.offer(tournament);
        }
    }

    private void next() throws InterruptedException {
        String tournament = waiting.take();
        Thread.sleep(PAUSE);
        if (!stored.lease(tournament, node, LEASE)) {
            ask(tournament);
            return;
        }
        try {
            if (step.run(tournament)) {
                signals.send(ForecastAnnouncements.CHANNEL, List.of(tournament));
                ask(tournament);
            }
        } finally {
            stored.release(tournament, node);
        }
    }

    @Override
    public String channel() {
        return TournamentBoards.CHANGES;
    }

    @Override
    public void on(String tournament) {
        ask(tournament);
    }

    /** Missed results are counted as soon as someone reads a forecast. */
    @Override
    public void onDoubt() {}

    @Override
    protected Worker worker() {
        return worker;
    }
}
