package dev.perennial.query.projection;

import dev.perennial.contract.Envelope;
import java.util.Objects;

/** A record whose envelope could be read. Its event is looked at only when its turn comes. */
record ParsedRecord(RawRecord raw, Envelope envelope) {
    /** No id or name is longer, and an index of the database takes not much more. */
    static final int LONGEST = 200;

    ParsedRecord {
        requireName(envelope.aggregateId(), "aggregateId");
        Objects.requireNonNull(envelope.time(), "time");
        requireName(envelope.type(), "type");
        requireName(envelope.version(), "version");
        Objects.requireNonNull(envelope.payload(), "payload");
        if (envelope.sequence() < 0) {
            throw new IllegalArgumentException("negative sequence");
        }
    }

    private static void requireName(String text, String what) {
        Objects.requireNonNull(text, what);
        if (text.length() > LONGEST || text.chars().anyMatch(each -> !isStorable((char) each))) {
            throw new IllegalArgumentException(what + " that cannot be stored");
        }
    }

    /** Whether it is a character of an id: the database refuses some others, or gives them back changed. */
    static boolean isStorable(char each) {
        return !Character.isISOControl(each) && !Character.isSurrogate(each) && each != RawRecord.STRANGE;
    }

    DecodedEvent open(Projection projection) {
        return new DecodedEvent(envelope, projection.decode(envelope));
    }

    String aggregateId() {
        return envelope.aggregateId();
    }

    long sequence() {
        return envelope.sequence();
    }
}
