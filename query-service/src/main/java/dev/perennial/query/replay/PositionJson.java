package dev.perennial.query.replay;

import dev.perennial.contract.json.Json;
import dev.perennial.games.GameView;
import dev.perennial.query.board.TableView;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Positions as JSON, one after the other. An event changes either the table or what lies on it, seldom both: what stays
 * the same is taken over from the position before, node for node, and need not be compared either.
 */
final class PositionJson {
    private record Written(@Nullable Object part, JsonNode json) {}

    private final Map<String, Written> written = new HashMap<>();
    private @Nullable IncrementalJson shown;

    /** Without what changes with every event, and without legal moves, which belong to the present. */
    JsonNode next(TableView view) {
        ObjectNode next = JsonNodeFactory.instance.objectNode();
        next.set("table", json("table", view.table()));
        next.set("seat", json("seat", view.seat()));
        next.set("seatMove", json("seatMove", view.seatMove()));
        next.set("awaited", json("awaited", view.awaited()));
        next.set("clocks", json("clocks", view.clocks()));
        next.set("view", view(view.view()));
        next.set("result", json("result", view.result()));
        return next;
    }

    private JsonNode view(@Nullable GameView view) {
        if (view != null && shown == null) {
            shown = new IncrementalJson(JsonShape.OF_VIEW.get(view.getClass()));
        }
        return shown == null ? JsonNodeFactory.instance.nullNode() : shown.json(view);
    }

    private JsonNode json(String name, @Nullable Object part) {
        Written before = written.get(name);
        if (before == null || !Objects.equals(before.part(), part)) {
            before = new Written(part, Json.mapper().valueToTree(part));
            written.put(name, before);
        }
        return before.json();
    }
}
