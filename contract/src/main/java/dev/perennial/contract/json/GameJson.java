package dev.perennial.contract.json;

import dev.perennial.games.Game;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Moves and options as JSON. What players send is untrusted: anything not exactly right reads as nothing. */
public final class GameJson {
    private GameJson() {}

    public static JsonNode write(Object value) {
        return Json.mapper().valueToTree(value);
    }

    public static <M extends GameMove> Optional<M> readMove(Game<?, M, ?, ?> game, JsonNode json) {
        return readComplete(json, game.moveType());
    }

    /** Options that were left out take the game's defaults. */
    public static <O extends GameOptions> Optional<O> readOptions(Game<?, ?, ?, O> game, JsonNode json) {
        if (!json.isObject()) {
            return Optional.empty();
        }
        @SuppressWarnings("unchecked")
        var type = (Class<O>) game.defaultOptions().getClass();
        var merged = Json.mapper().valueToTree(game.defaultOptions()).asObject();
        json.properties().forEach(field -> merged.set(field.getKey(), field.getValue()));
        return readComplete(merged, type);
    }

    private static <T> Optional<T> readComplete(JsonNode json, Class<T> type) {
        try {
            T value = Json.mapper().treeToValue(json, type);
            return value != null && Completeness.isComplete(value) ? Optional.of(value) : Optional.empty();
        } catch (JacksonException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
