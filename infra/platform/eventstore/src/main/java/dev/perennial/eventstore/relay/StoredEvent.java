package dev.perennial.eventstore.relay;

import dev.perennial.contract.json.EnvelopeWriter;
import java.time.Instant;
import java.util.function.Supplier;

/**
 * A row of the event store.
 *
 * @param payload the event itself, read only when a route asks for it
 */
public record StoredEvent(
        String eventId,
        String aggregateId,
        long sequence,
        long globalIndex,
        Instant time,
        String type,
        String version,
        String payloadJson,
        Supplier<Object> payload) {

    public byte[] envelope() {
        return EnvelopeWriter.write(eventId, aggregateId, sequence, globalIndex, time, type, version, payloadJson);
    }
}
