package dev.perennial.eventstore;

import java.util.concurrent.atomic.AtomicLong;

/** The greatest place in the store that this node has sent since it relays. */
final class RelayedSoFar {
    private static final long UNKNOWN = -1;

    private final AtomicLong place = new AtomicLong(UNKNOWN);

    void sent(long position) {
        place.set(position);
    }

    boolean isBefore(long position) {
        long known = place.get();
        return known != UNKNOWN && known < position;
    }

    /** When the work changes hands: another node may have sent more meanwhile. */
    void forget() {
        place.set(UNKNOWN);
    }
}
