package dev.perennial.contract.history;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.GameJson;
import tools.jackson.databind.JsonNode;

/** A game event as stored in a history file. */
public record HistoryEvent(long sequence, String type, String version, JsonNode event) {

    public static HistoryEvent of(RecordedEvent recorded) {
        String type = EventTypes.nameOf(recorded.event().getClass())
                .orElseThrow(() -> new IllegalArgumentException("not an event: " + recorded.event()));
        return new HistoryEvent(
                recorded.sequence(), type, EventTypes.revisionOf(type), GameJson.write(recorded.event()));
    }
}
