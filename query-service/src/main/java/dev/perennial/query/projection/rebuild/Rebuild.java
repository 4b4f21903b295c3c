package dev.perennial.query.projection.rebuild;

import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.query.projection.BatchFailure;
import dev.perennial.query.projection.Projection;
import dev.perennial.query.signal.Signals;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Rebuilds projections from Kafka while the old tables serve, one after the other, on the first node that is free. */
@Service
public class Rebuild implements SignalHandler, SmartLifecycle {
    /** Anyone with access to the database may write a request and wake us here. */
    public static final String CHANNEL = "perennial_rebuild";

    private static final Logger LOG = LoggerFactory.getLogger(Rebuild.class);

    private final List<Projection> projections;
    private final RebuildRuns runs;
    private final RebuildReader reader;
    private final Signals signals;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("rebuild").factory());
    /** Those this process does, or will do when the one before is over. */
    private final Set<String> claimed = ConcurrentHashMap.newKeySet();

    private volatile boolean running;

    Rebuild(List<Projection> projections, RebuildRuns runs, RebuildReader reader, Signals signals) {
        this.projections = List.copyOf(projections);
        this.runs = runs;
        this.reader = reader;
        this.signals = signals;
    }

    public List<String> names() {
        return projections.stream().map(Projection::name).toList();
    }

    /** Returns at once. One that is being rebuilt already is not begun again. */
    @Transactional
    public void start(String name) {
        Projection projection = find(name).orElseThrow(() -> new IllegalArgumentException("no projection " + name));
        runs.request(projection.name());
        signals.send(CHANNEL, List.of(projection.name()));
    }

    public Optional<RebuildState> state(String name) {
        return runs.find(name);
    }

    private Optional<Projection> find(String name) {
        return projections.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    private void claim(boolean afterStart) {
        if (!running) {
            return;
        }
        runs.keep(claimed);
        for (String name : runs.claim(afterStart)) {
            claimed.add(name);
            find(name)
                    .ifPresentOrElse(
                            projection -> worker.execute(() -> rebuild(projection)), () -> runs.end(name, "FAILED"));
        }
    }

    private void rebuild(Projection projection) {
        try {
            reader.run(projection, () -> running);
            if (running) {
                runs.end(projection.name(), "DONE");
                LOG.info("{} was rebuilt", projection.name());
            }
        } catch (RuntimeException e) {
            if (running) {
                LOG.error(
                        "{} could not be rebuilt: {}",
                        projection.name(),
                        BatchFailure.with(projection.name(), e).getMessage());
                runs.end(projection.name(), "FAILED");
            }
        } finally {
            claimed.remove(projection.name());
        }
    }

    @Override
    public String channel() {
        return CHANNEL;
    }

    @Override
    public void on(String projection) {
        claim(false);
    }

    @Override
    public void onDoubt() {
        claim(false);
    }

    @Override
    public void start() {
        running = true;
        claim(true);
    }

    @Override
    public void stop() {
        running = false;
        worker.shutdownNow();
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
