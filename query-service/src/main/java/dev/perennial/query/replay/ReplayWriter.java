package dev.perennial.query.replay;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.Json;
import dev.perennial.query.board.EventView;
import dev.perennial.query.board.TableViews;
import dev.perennial.query.table.TableMoment;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** Writes replays; the format is described in {@code docs/reference/live-data.md}. */
final class ReplayWriter {
    private static final String FORMAT = "perennial.replay/1";

    private final Perspective perspective;
    private final PositionJson positions = new PositionJson();

    ReplayWriter(Perspective perspective) {
        this.perspective = perspective;
    }

    /** The whole game as a JSON object. */
    byte[] whole(List<RecordedEvent> events) {
        var bytes = new ByteArrayOutputStream(1 << 16);
        var outline = new ReplayOutline(perspective.viewer());
        try (JsonGenerator json = Json.mapper().createGenerator(bytes)) {
            json.writeStartObject();
            json.writeName("frames");
            json.writeStartArray();
            TableMoment last = frames(json, events, outline);
            json.writeEndArray();
            head(json, last);
            json.writePOJOProperty("turns", outline.turns());
            json.writePOJOProperty("moments", outline.notables());
            json.writePOJOProperty("scores", outline.points());
            json.writePOJOProperty("result", last.table().result());
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }

    private TableMoment frames(JsonGenerator json, List<RecordedEvent> events, ReplayOutline outline) {
        TableMoment moment = null;
        JsonNode before = null;
        for (RecordedEvent event : events) {
            moment = TableMoment.after(moment, event);
            EventView shown = TableViews.shown(moment, perspective.viewer());
            outline.tell(moment, shown);
            JsonNode position = position(moment);
            frame(json, moment, shown, before, position);
            before = position;
        }
        if (moment == null) {
            throw new IllegalArgumentException("a table has at least one event");
        }
        return moment;
    }

    /** One moment, with the position in full. */
    byte[] one(List<RecordedEvent> events) {
        TableMoment moment = Objects.requireNonNull(TableMoment.fold(null, events));
        var bytes = new ByteArrayOutputStream(1 << 13);
        try (JsonGenerator json = Json.mapper().createGenerator(bytes)) {
            json.writeStartObject();
            json.writeNumberProperty("n", moment.sequence());
            json.writeName("frame");
            frame(json, moment, TableViews.shown(moment, perspective.viewer()), null, position(moment));
            head(json, moment);
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }

    private void head(JsonGenerator json, TableMoment last) {
        json.writeStringProperty("format", FORMAT);
        json.writeStringProperty("table", last.table().id().code());
        json.writeStringProperty("game", last.table().gameId());
        json.writeStringProperty("perspective", perspective.code());
        json.writeBooleanProperty("over", last.table().isOver());
        json.writeNumberProperty("last", last.sequence());
        json.writePOJOProperty(
                "players",
                last.table().seats().stream()
                        .map(seat -> seat == null ? null : seat.player().code())
                        .toList());
    }

    private static void frame(
            JsonGenerator json, TableMoment moment, EventView shown, @Nullable JsonNode before, JsonNode position) {
        json.writeStartObject();
        json.writeNumberProperty("n", moment.sequence());
        json.writePOJOProperty("at", moment.time());
        json.writeStringProperty("type", shown.type());
        json.writePOJOProperty("event", shown.event());
        json.writePOJOProperty("sentence", shown.sentence());
        json.writeName(before == null ? "position" : "delta");
        json.writeTree(before == null ? position : Delta.between(before, position));
        json.writeEndObject();
    }

    private JsonNode position(TableMoment moment) {
        return positions.next(TableViews.position(moment, perspective.viewer()));
    }
}
