package dev.perennial.contract.json;

import java.io.OutputStream;
import java.util.Arrays;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;

/**
 * One text for one value, whatever the order of its fields (RFC 8785): UTF-8 without white space, the fields of an
 * object in the order of their names. Numbers must be whole.
 */
public final class CanonicalJson {
    private static final JsonFactory PLAIN = JsonFactory.builder()
            .disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
            .disable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES)
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .build();

    private CanonicalJson() {}

    /** The stream is flushed but stays open. */
    public static void write(JsonNode value, OutputStream out) {
        try (JsonGenerator json = PLAIN.createGenerator(ObjectWriteContext.empty(), out)) {
            write(value, json);
        }
    }

    private static void write(JsonNode value, JsonGenerator json) {
        if (value.isObject()) {
            json.writeStartObject();
            var names = value.propertyNames().toArray(String[]::new);
            Arrays.sort(names);
            for (String name : names) {
                json.writeName(name);
                write(value.get(name), json);
            }
            json.writeEndObject();
        } else if (value.isArray()) {
            json.writeStartArray();
            for (JsonNode part : value) {
                write(part, json);
            }
            json.writeEndArray();
        } else if (value.isString()) {
            json.writeString(value.stringValue());
        } else if (value.isBoolean()) {
            json.writeBoolean(value.booleanValue());
        } else if (value.isIntegralNumber()) {
            writeNumber(value, json);
        } else if (value.isNull()) {
            json.writeNull();
        } else {
            throw new IllegalArgumentException("no canonical form: " + value);
        }
    }

    private static void writeNumber(JsonNode value, JsonGenerator json) {
        if (value.canConvertToLong()) {
            json.writeNumber(value.longValue());
        } else {
            json.writeNumber(value.bigIntegerValue());
        }
    }
}
