package dev.perennial.contract.json;

import dev.perennial.domain.table.PlayedMoves;
import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.decide.Ruling;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes a {@link TableSnapshot} with the position beside the table, since only the table says which game it is. */
final class SnapshotModule extends SimpleModule {
    private static final long serialVersionUID = 1L;
    private static final String TABLE = "table";
    private static final String POSITION = "position";
    private static final String RULING = "ruling";

    SnapshotModule() {
        super("snapshot");
        addSerializer(TableSnapshot.class, new Writer());
        addDeserializer(TableSnapshot.class, new Reader());
        addDeserializer(PlayedMoves.class, new MovesReader());
    }

    private static final class Writer extends StdSerializer<TableSnapshot> {
        Writer() {
            super(TableSnapshot.class);
        }

        @Override
        public void serialize(TableSnapshot snapshot, JsonGenerator json, SerializationContext context) {
            json.writeStartObject();
            json.writeName(TABLE);
            context.writeValue(json, snapshot.table().withPosition(null));
            json.writeName(POSITION);
            context.writeValue(json, snapshot.table().position());
            json.writeName(RULING);
            context.writeValue(json, snapshot.ruling());
            json.writeEndObject();
        }
    }

    private static final class Reader extends StdDeserializer<TableSnapshot> {
        Reader() {
            super(TableSnapshot.class);
        }

        @Override
        public TableSnapshot deserialize(JsonParser json, DeserializationContext context) {
            JsonNode tree = context.readTree(json);
            var table = context.readTreeAsValue(tree.required(TABLE), TableState.class);
            JsonNode position = tree.required(POSITION);
            JsonNode ruling = tree.required(RULING);
            return new TableSnapshot(
                    position.isNull()
                            ? table
                            : table.withPosition(context.readTreeAsValue(
                                    position, table.game().stateType())),
                    ruling.isNull() ? null : context.readTreeAsValue(ruling, Ruling.class));
        }
    }

    private static final class MovesReader extends StdDeserializer<PlayedMoves> {
        MovesReader() {
            super(PlayedMoves.class);
        }

        @Override
        public PlayedMoves deserialize(JsonParser json, DeserializationContext context) {
            return PlayedMoves.of(List.of(context.readValue(json, SeatState.PlayedMove[].class)));
        }
    }
}
