package dev.perennial.contract.json;

import dev.perennial.domain.table.PlayedMoves;
import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.decide.Ruling;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
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
    private static final int FIELDS = 3;

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

        /** In one pass: the table comes before the position, as it was written. */
        @Override
        public TableSnapshot deserialize(JsonParser json, DeserializationContext context) {
            TableState table = null;
            Ruling ruling = null;
            int fields = 0;
            for (String field = json.nextName(); field != null; field = json.nextName()) {
                boolean isNull = json.nextToken() == JsonToken.VALUE_NULL;
                switch (field) {
                    case TABLE -> table = context.readValue(json, TableState.class);
                    case POSITION -> table = isNull ? table : withPosition(table, json, context);
                    case RULING -> ruling = isNull ? null : context.readValue(json, Ruling.class);
                    default -> context.reportInputMismatch(this, "no part of a snapshot: %s", field);
                }
                fields++;
            }
            if (table == null || fields != FIELDS) {
                return context.reportInputMismatch(this, "a part of the snapshot is missing");
            }
            return new TableSnapshot(table, ruling);
        }

        private TableState withPosition(@Nullable TableState table, JsonParser json, DeserializationContext context) {
            return table == null
                    ? context.reportInputMismatch(this, "the position comes before its table")
                    : table.withPosition(context.readValue(json, table.game().stateType()));
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
