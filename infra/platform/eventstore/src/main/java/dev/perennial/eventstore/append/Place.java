package dev.perennial.eventstore.append;

import java.util.Comparator;

/** Where an event is stored: readers go by transaction, and then by number. */
public record Place(long transactionId, long globalIndex) implements Comparable<Place> {
    private static final Comparator<Place> ORDER =
            Comparator.comparingLong(Place::transactionId).thenComparingLong(Place::globalIndex);

    /** Before the first event: numbers count from 1. */
    public static final Place START = new Place(0, 0);

    @Override
    public int compareTo(Place other) {
        return ORDER.compare(this, other);
    }
}
