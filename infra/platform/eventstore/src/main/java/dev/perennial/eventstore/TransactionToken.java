package dev.perennial.eventstore;

import dev.perennial.eventstore.append.EventPosition;
import java.util.Comparator;
import java.util.Objects;
import java.util.OptionalLong;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventhandling.WrappedToken;
import org.jspecify.annotations.Nullable;

/**
 * A reader's position in the store: the last event read, by transaction and then by number. Nothing is ever stored
 * before it, so there are no gaps to remember.
 *
 * @param transactionId under which the event is ordered
 * @param globalIndex its own number
 * @param events how many were read up to here, to be compared with how many are stored
 */
public record TransactionToken(long transactionId, long globalIndex, long events)
        implements TrackingToken, Comparable<TransactionToken> {

    /** Before the first event: numbers count from 1. */
    public static final TransactionToken START = new TransactionToken(0, 0, 0);

    private static final Comparator<TransactionToken> ORDER =
            Comparator.comparingLong(TransactionToken::transactionId).thenComparingLong(TransactionToken::globalIndex);

    /** A replay wraps the token of the position it has come to. */
    static TransactionToken of(@Nullable TrackingToken token) {
        return switch (WrappedToken.unwrapLowerBound(token)) {
            case null -> START;
            case TransactionToken own -> own;
            case TrackingToken other -> throw new IllegalArgumentException("not a position in this store: " + other);
        };
    }

    EventPosition eventPosition() {
        return new EventPosition(transactionId, globalIndex);
    }

    TransactionToken next(long transaction, long index) {
        return new TransactionToken(transaction, index, events + 1);
    }

    @Override
    public TransactionToken lowerBound(TrackingToken other) {
        TransactionToken that = of(other);
        return compareTo(that) <= 0 ? this : that;
    }

    @Override
    public TransactionToken upperBound(TrackingToken other) {
        TransactionToken that = of(other);
        return compareTo(that) >= 0 ? this : that;
    }

    @Override
    public boolean covers(@Nullable TrackingToken other) {
        return compareTo(of(other)) >= 0;
    }

    /** The event's own number, which need not grow from one event to the next. */
    @Override
    public OptionalLong position() {
        return OptionalLong.of(globalIndex);
    }

    @Override
    public boolean samePositionAs(@Nullable TrackingToken other) {
        return other != null && compareTo(of(other)) == 0;
    }

    @Override
    public int compareTo(TransactionToken other) {
        return ORDER.compare(this, other);
    }

    /** Two readers that began at different places are at the same one now. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TransactionToken that && compareTo(that) == 0;
    }

    @Override
    public int hashCode() {
        return Objects.hash(transactionId, globalIndex);
    }
}
