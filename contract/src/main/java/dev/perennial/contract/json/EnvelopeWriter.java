package dev.perennial.contract.json;

import java.io.ByteArrayOutputStream;
import java.time.Instant;
import tools.jackson.core.JsonGenerator;

/** Wraps a payload that is JSON text already, without reading it again. */
public final class EnvelopeWriter {
    private EnvelopeWriter() {}

    public static byte[] write(
            String eventId,
            String aggregateId,
            long sequence,
            long globalIndex,
            Instant time,
            String type,
            String version,
            String payloadJson) {
        var bytes = new ByteArrayOutputStream(payloadJson.length() + 300);
        try (JsonGenerator json = Json.mapper().createGenerator(bytes)) {
            json.writeStartObject();
            json.writeStringProperty("eventId", eventId);
            json.writeStringProperty("aggregateId", aggregateId);
            json.writeNumberProperty("sequence", sequence);
            json.writeNumberProperty("globalIndex", globalIndex);
            json.writeStringProperty("time", time.toString());
            json.writeStringProperty("type", type);
            json.writeStringProperty("version", version);
            json.writeName("payload");
            json.writeRawValue(payloadJson);
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }
}
