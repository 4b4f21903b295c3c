package dev.perennial.query.analysis;

import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.HistoryCourse;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.Bots;
import dev.perennial.games.analysis.GameAnalysis;
import dev.perennial.messaging.Worker;
import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.query.projection.reader.ReaderSettings;
import dev.perennial.query.table.TableEvents;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** Computes one analysis after the other, with a bounded share of a processor. There is one on each node. */
@Component
class AnalysisWorker implements SmartLifecycle, SignalHandler {
    static final String CHANNEL = "perennial_analysis";

    private static final Logger LOG = LoggerFactory.getLogger(AnalysisWorker.class);
    /** Another node may have stopped meanwhile. */
    private static final Duration LOOK_AGAIN = Duration.ofSeconds(20);

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final long BEAT_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Analyses analyses;
    private final TableEvents events;
    private final AnalysisSettings settings;
    private final String node;
    private final Semaphore news = new Semaphore(0);
    private final Worker worker = new Worker("analysis", LOOK_AGAIN, this::step);

    AnalysisWorker(Analyses analyses, TableEvents events, AnalysisSettings settings, ReaderSettings reader) {
        this.analyses = analyses;
        this.events = events;
        this.settings = settings;
        this.node = reader.node();
    }

    /** The process stops, and another one goes on. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private void step() throws InterruptedException {
        var next = analyses.claim(node, settings.automatic());
        if (next.isPresent()) {
            analyse(next.get());
        } else {
            var _ = news.tryAcquire(LOOK_AGAIN.toSeconds(), TimeUnit.SECONDS);
            var _ = news.drainPermits();
        }
    }

    private void analyse(TableId table) {
        boolean failed = false;
        try {
            var analysis = compute(table);
            analyses.store(table, Json.mapper().writeValueAsString(analysis), analysis.luck());
        } catch (IllegalArgumentException | IllegalStateException e) {
            failed = true;
            LOG.error("table {} cannot be analysed", table.code(), e);
        } catch (Stopped e) {
            LOG.debug("table {} is left to another node", table.code());
        } finally {
            analyses.release(table, node, failed);
        }
    }

    private GameAnalysis compute(TableId table) {
        var history = GameHistory.of(events.after(table, -1), other -> events.after(other, -1));
        var analyst = Bots.analyst(history.game())
                .orElseThrow(() -> new IllegalArgumentException("no analyst for " + history.game()));
        return analyst.analyse(HistoryCourse.of(history), new Beat(table)::done);
    }

    /** Keeps the pace, and says now and then how far it is. */
    private final class Beat {
        private final TableId table;
        private final Pace pace = new Pace(settings.share());
        private long last = System.nanoTime() - BEAT_NANOS;

        Beat(TableId table) {
            this.table = table;
        }

        void done(int part, int parts) {
            if (!isRunning()) {
                throw new Stopped();
            }
            if (System.nanoTime() - last >= BEAT_NANOS) {
                last = System.nanoTime();
                analyses.progress(table, node, part, parts);
            }
            try {
                pace.rest();
            } catch (InterruptedException e) {
                throw new Stopped();
            }
        }
    }

    @Override
    public String channel() {
        return CHANNEL;
    }

    @Override
    public void on(String payload) {
        news.release();
    }

    @Override
    public void onDoubt() {
        news.release();
    }

    @Override
    public void start() {
        if (settings.share() > 0) {
            worker.start();
        }
    }

    /** The current decision comes to its end: after it the database closes. */
    @Override
    public void stop() {
        worker.stop(news::release, PATIENCE);
    }

    @Override
    public boolean isRunning() {
        return worker.isRunning();
    }
}
