package dev.perennial.standalone.frontdoor;

import dev.perennial.http.limit.ClientNetwork;
import java.nio.channels.Channel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import org.jspecify.annotations.Nullable;

/**
 * All connections, and their states. When all places are taken, the one who has been silent for longest makes room for
 * the next: a client that means it sends its request at once, so connections that only wait never keep it out.
 */
final class OpenConnections {
    /** More than that many must be really gone before others come: until then their sockets are still open. */
    private static final int MOST_LEAVING = 128;

    enum Admission {
        WELCOME,
        /** There is no place, but time to say so. */
        SURPLUS,
        REFUSED
    }

    /** A connection. */
    static final class Visitor {
        private final @Nullable String address;
        private final boolean surplus;
        private Runnable close;
        private long since = System.nanoTime();
        private boolean leaving;

        private Visitor(@Nullable String address, boolean surplus, Runnable close) {
            this.address = address;
            this.surplus = surplus;
            this.close = close;
        }
    }

    private final ConnectionLimits limits;
    private final Map<Channel, Visitor> all = new HashMap<>();
    private final Map<String, Integer> byAddress = new HashMap<>();

    /** Those that may be closed, the oldest first: no request yet, part of a body, an answer and no other request. */
    private final SequencedSet<Visitor> fresh = new LinkedHashSet<>();

    private final SequencedSet<Visitor> sending = new LinkedHashSet<>();
    private final SequencedSet<Visitor> kept = new LinkedHashSet<>();
    private int leaving;

    OpenConnections(ConnectionLimits limits) {
        this.limits = limits;
    }

    /**
     * Finds a place for a new connection.
     *
     * @param address null for a proxy in front of us, which speaks for many
     * @param close how it is closed
     */
    Admission admit(Channel channel, @Nullable String address, Runnable close) {
        Visitor oldest = null;
        Admission admission;
        synchronized (this) {
            String key = address == null ? null : ClientNetwork.of(address);
            if (key != null && byAddress.getOrDefault(key, 0) >= limits.perAddress()) {
                return Admission.REFUSED;
            }
            if (all.size() - leaving >= limits.total()) {
                oldest = leave(!fresh.isEmpty() ? fresh : !sending.isEmpty() ? sending : kept);
            }
            boolean surplus = all.size() - leaving >= limits.total();
            if (surplus && all.size() - leaving >= limits.total() + spare()) {
                return Admission.REFUSED;
            }
            var visitor = new Visitor(key, surplus, close);
            all.put(channel, visitor);
            fresh.add(visitor);
            if (key != null) {
                byAddress.merge(key, 1, Integer::sum);
            }
            admission = surplus ? Admission.SURPLUS : Admission.WELCOME;
        }
        if (oldest != null) {
            oldest.close.run();
        }
        return admission;
    }

    private int spare() {
        return Math.max(1, limits.total() / 16);
    }

    /** From now on it is closed in this way. */
    synchronized void opened(Channel channel, Runnable close) {
        Visitor visitor = all.get(channel);
        if (visitor != null) {
            visitor.close = close;
        }
    }

    /** The header of its request is there; false if there was no place for it. */
    synchronized boolean sends(Channel channel) {
        Visitor visitor = all.get(channel);
        if (visitor == null || visitor.leaving) {
            return true;
        }
        stopsWaiting(visitor);
        sending.add(visitor);
        return !visitor.surplus;
    }

    /** Its request is complete. */
    synchronized void asks(Channel channel) {
        Visitor visitor = all.get(channel);
        if (visitor != null) {
            stopsWaiting(visitor);
        }
    }

    private void stopsWaiting(Visitor visitor) {
        fresh.remove(visitor);
        sending.remove(visitor);
        kept.remove(visitor);
    }

    /** It has its answer and may ask again. */
    synchronized void answered(Channel channel) {
        Visitor visitor = all.get(channel);
        if (visitor != null && !visitor.leaving) {
            stopsWaiting(visitor);
            visitor.since = System.nanoTime();
            kept.add(visitor);
        }
    }

    synchronized void left(Channel channel) {
        Visitor visitor = all.remove(channel);
        if (visitor == null) {
            return;
        }
        stopsWaiting(visitor);
        if (visitor.leaving) {
            leaving--;
            notifyAll();
        }
        if (visitor.address != null) {
            byAddress.computeIfPresent(visitor.address, (_, count) -> count == 1 ? null : count - 1);
        }
    }

    /** Closes those that have been silent for too long. */
    void closeLate() {
        List<Visitor> late = new ArrayList<>();
        synchronized (this) {
            takeLate(fresh, limits.header(), late);
            takeLate(kept, limits.kept(), late);
        }
        late.forEach(each -> each.close.run());
    }

    private void takeLate(SequencedSet<Visitor> waiting, Duration limit, List<Visitor> late) {
        long before = System.nanoTime() - limit.toNanos();
        while (!waiting.isEmpty() && waiting.getFirst().since - before < 0) {
            Visitor oldest = leave(waiting);
            if (oldest != null) {
                late.add(oldest);
            }
        }
    }

    private @Nullable Visitor leave(SequencedSet<Visitor> waiting) {
        if (waiting.isEmpty()) {
            return null;
        }
        Visitor oldest = waiting.removeFirst();
        oldest.leaving = true;
        leaving++;
        return oldest;
    }

    /** Waits until those that were closed are really gone, for a moment at most. */
    synchronized void awaitLeaving(Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        for (long left = most.toMillis();
                leaving > MOST_LEAVING && left > 0;
                left = (end - System.nanoTime()) / 1_000_000) {
            wait(left);
        }
    }

    synchronized int count() {
        return all.size();
    }
}
