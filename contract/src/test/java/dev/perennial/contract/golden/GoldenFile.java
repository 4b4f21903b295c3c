package dev.perennial.contract.golden;

import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Json;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;

/** One stored event as it lies in the event store: its name, its revision and its payload. */
record GoldenFile(String type, String revision, JsonNode payload) {

    static GoldenFile of(Object event) {
        String name = EventTypes.nameOf(event.getClass()).orElseThrow();
        return new GoldenFile(name, EventTypes.revisionOf(name), stored(event));
    }

    static GoldenFile parse(String text) {
        return Json.mapper().readValue(text, GoldenFile.class);
    }

    String text() {
        return Json.mapper()
                        .rebuild()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                        .build()
                        .writeValueAsString(this)
                + "\n";
    }

    Object event() {
        return EventCodec.decode(type, revision, payload);
    }

    /** What speaks against this being today's shape of the event; nothing when it reads and writes exactly. */
    List<String> problems(String name) {
        if (!type.equals(name)) {
            return List.of("is of type " + type);
        }
        if (!revision.equals(EventTypes.revisionOf(name))) {
            return List.of("has revision " + revision + ", the event has " + EventTypes.revisionOf(name));
        }
        try {
            JsonNode written = stored(event());
            return written.equals(payload)
                    ? List.of()
                    : List.of("would be written differently today:\n" + written.toPrettyString());
        } catch (EventCodec.UnreadableEvent e) {
            return List.of("cannot be read today: " + e.getCause().getMessage());
        }
    }

    /** By way of text, as the store does it: a number has no Java type there. */
    private static JsonNode stored(Object event) {
        return Json.mapper().readTree(Json.mapper().writeValueAsString(event));
    }
}
