package dev.perennial.query.table;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.TableState;
import dev.perennial.games.GameState;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.module.SimpleModule;

/** The state of a table as JSON, for the process that wrote it: the class of a position is in no JSON. */
final class StateJson {
    private final Map<String, Class<? extends GameState>> positions = new ConcurrentHashMap<>();
    private final ObjectMapper mapper = Json.mapper()
            .rebuild()
            .addModule(new SimpleModule().addDeserializer(GameState.class, new PositionReader()))
            .build();

    /** With the game first: it says how the rest is read. */
    String write(TableState state) {
        GameState position = state.position();
        if (position != null) {
            positions.put(state.gameId(), position.getClass());
        }
        return state.gameId() + " " + mapper.writeValueAsString(state);
    }

    TableState read(String text) {
        int end = text.indexOf(' ');
        return mapper.readerFor(TableState.class)
                .withAttribute(StateJson.class, positions.get(text.substring(0, end)))
                .readValue(text.substring(end + 1));
    }

    private static final class PositionReader extends ValueDeserializer<GameState> {
        @Override
        public @Nullable GameState deserialize(JsonParser parser, DeserializationContext context) {
            return (GameState) context.readValue(parser, (Class<?>) context.getAttribute(StateJson.class));
        }
    }
}
