package dev.perennial.messaging;

import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Repeats one step on a thread of its own until it is stopped. After a failure it pauses and tries again; only the
 * first of several failures in a row is logged.
 */
public final class Worker {
    private static final Logger LOG = LoggerFactory.getLogger(Worker.class);

    /** Waits for something to do and does it. */
    @FunctionalInterface
    public interface Step {
        void run() throws Exception;
    }

    private final String name;
    private final Duration pause;
    private final Step step;
    private volatile @Nullable Thread thread;

    public Worker(String name, Duration pause, Step step) {
        this.name = name;
        this.pause = pause;
        this.step = step;
    }

    public void start() {
        Thread begun = Thread.ofPlatform().name(name).daemon().unstarted(this::work);
        thread = begun; // before it runs, or it would find that it need not
        begun.start();
    }

    private void work() {
        boolean failing = false;
        try {
            while (isRunning()) {
                failing = hasFailed(failing);
                if (failing && isRunning()) {
                    Thread.sleep(pause);
                }
            }
        } catch (InterruptedException e) {
            LOG.debug("{} was stopped", name);
        }
    }

    private boolean hasFailed(boolean before) throws InterruptedException {
        try {
            step.run();
            if (before) {
                LOG.info("{} has recovered", name);
            }
            return false;
        } catch (InterruptedException e) {
            throw e;
        } catch (Exception e) {
            if (isRunning() && !before) {
                LOG.warn("{} failed, retrying: {}", name, kind(e));
            }
            return true;
        }
    }

    /** The text of a failure could quote a row. */
    private static String kind(Exception failure) {
        String type = failure.getClass().getSimpleName();
        return failure instanceof SQLException sql ? type + ", SQL state " + sql.getSQLState() : type;
    }

    /** Breaks off what the step waits for. */
    public void stop() {
        stop(() -> {}, Duration.ZERO);
    }

    /** Wakes the step and lets it come to its end; breaks it off if that takes too long. */
    public void stop(Runnable wake, Duration patience) {
        Thread running = thread;
        thread = null;
        if (running == null) {
            return;
        }
        wake.run();
        try {
            if (patience.isPositive()) {
                var _ = running.join(patience);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        running.interrupt();
    }

    public boolean isRunning() {
        return thread != null;
    }
}
