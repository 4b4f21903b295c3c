package dev.perennial.contract;

import java.time.Instant;
import tools.jackson.databind.JsonNode;

/**
 * The value of every Kafka record: a stored event as it is, with what a consumer needs to apply it once and in order.
 *
 * @param sequence the event's number within its aggregate, from 0 without gaps
 * @param globalIndex its place in the event store of the service that wrote it
 */
public record Envelope(
        String eventId,
        String aggregateId,
        long sequence,
        long globalIndex,
        Instant time,
        String type,
        String version,
        JsonNode payload) {}
