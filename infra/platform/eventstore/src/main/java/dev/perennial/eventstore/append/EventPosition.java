package dev.perennial.eventstore.append;

import java.util.Comparator;

/** Where an event is stored: readers go by transaction, and then by number. */
public record EventPosition(long transactionId, long globalIndex) implements Comparable<EventPosition> {
    private static final Comparator<EventPosition> ORDER =
            Comparator.comparingLong(EventPosition::transactionId).thenComparingLong(EventPosition::globalIndex);

    /** Before the first event: numbers count from 1. */
    public static final EventPosition START = new EventPosition(0, 0);

    @Override
    public int compareTo(EventPosition other) {
        return ORDER.compare(this, other);
    }
}
