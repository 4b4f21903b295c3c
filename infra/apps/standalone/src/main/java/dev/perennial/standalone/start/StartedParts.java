package dev.perennial.standalone.start;

import dev.perennial.standalone.console.CannotStart;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The started parts, to be stopped in the opposite order. Once stopping has begun, nothing more can be started. */
public final class StartedParts implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(StartedParts.class);

    private final Deque<AutoCloseable> parts = new ArrayDeque<>();
    private boolean closed;

    /** Keeps a part to be stopped later; a part that comes too late is stopped at once. */
    public <T extends AutoCloseable> T keep(T part) {
        synchronized (this) {
            if (!closed) {
                parts.push(part);
                return part;
            }
        }
        stop(part);
        throw new CannotStart("Stopped while starting.", null);
    }

    public synchronized boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        for (AutoCloseable part = next(); part != null; part = next()) {
            stop(part);
        }
    }

    private synchronized @Nullable AutoCloseable next() {
        return parts.poll();
    }

    static void stop(AutoCloseable part) {
        try {
            part.close();
        } catch (Exception e) {
            LOG.warn("{} did not stop cleanly", part, e);
        }
    }
}
