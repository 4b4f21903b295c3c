package dev.perennial.contract.json;

import dev.perennial.domain.Document;
import dev.perennial.domain.table.Clock;
import dev.perennial.games.Game;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads and writes moves and options as JSON. Input from players is untrusted: anything invalid reads as empty. */
public final class GameJson {
    private GameJson() {}

    public static JsonNode write(Object value) {
        return Json.mapper().valueToTree(value);
    }

    /** The value, which may be JSON already, as a document. */
    public static Document document(Object value) {
        var document = Json.mapper().convertValue(value, Document.class);
        return document == null ? Document.of(null) : document;
    }

    public static <M extends GameMove> Optional<M> readMove(Game<?, M, ?, ?> game, JsonNode json) {
        return readComplete(() -> Json.mapper().treeToValue(json, game.moveType()));
    }

    public static <M extends GameMove> Optional<M> readMove(Game<?, M, ?, ?> game, Document document) {
        return readComplete(() -> Json.mapper().convertValue(document, game.moveType()));
    }

    /** Options that were left out take the game's defaults. */
    public static <O extends GameOptions> Optional<O> readOptions(Game<?, ?, ?, O> game, JsonNode json) {
        return readOptions(game, document(json));
    }

    /** Options that were left out take the game's defaults. */
    public static <O extends GameOptions> Optional<O> readOptions(Game<?, ?, ?, O> game, Document document) {
        if (!(document.value() instanceof Map<?, ?> given)) {
            return Optional.empty();
        }
        @SuppressWarnings("unchecked")
        var type = (Class<O>) game.defaultOptions().getClass();
        var merged = new LinkedHashMap<Object, Object>(
                (Map<?, ?>) document(game.defaultOptions()).value());
        merged.putAll(given);
        return readComplete(() -> Json.mapper().convertValue(merged, type));
    }

    public static Optional<Clock> readClock(Document document) {
        return readComplete(() -> Json.mapper().convertValue(document, Clock.class));
    }

    private static <T> Optional<T> readComplete(Supplier<T> reading) {
        try {
            T value = reading.get();
            return value != null && RequiredFields.isComplete(value) ? Optional.of(value) : Optional.empty();
        } catch (JacksonException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
