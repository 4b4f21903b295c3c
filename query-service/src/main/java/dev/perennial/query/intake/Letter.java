package dev.perennial.query.intake;

import dev.perennial.contract.Envelope;
import java.util.Objects;

/** A record whose envelope could be read. Its event is looked at only when its turn comes. */
record Letter(Source source, Envelope envelope) {
    Letter {
        Objects.requireNonNull(envelope.aggregateId(), "aggregateId");
        Objects.requireNonNull(envelope.time(), "time");
        Objects.requireNonNull(envelope.type(), "type");
        Objects.requireNonNull(envelope.version(), "version");
        Objects.requireNonNull(envelope.payload(), "payload");
        if (envelope.sequence() < 0) {
            throw new IllegalArgumentException("negative sequence");
        }
    }

    Arrival open(Projection projection) {
        return new Arrival(envelope, projection.decode(envelope));
    }

    String aggregateId() {
        return envelope.aggregateId();
    }

    long sequence() {
        return envelope.sequence();
    }
}
