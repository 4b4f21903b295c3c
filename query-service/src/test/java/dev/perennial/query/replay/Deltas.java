package dev.perennial.query.replay;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Does what a delta says, as every client has to. */
final class Deltas {
    private Deltas() {}

    static JsonNode applied(JsonNode document, JsonNode delta) {
        JsonNode changed = document.deepCopy();
        for (JsonNode step : delta) {
            JsonNode path = step.get(0);
            if (step.size() == 4) {
                splice((ArrayNode) at(changed, path, path.size()), step);
            } else if (path.isEmpty()) {
                changed = step.get(1);
            } else {
                put(at(changed, path, path.size() - 1), path.get(path.size() - 1), step);
            }
        }
        return changed;
    }

    private static void put(JsonNode parent, JsonNode key, JsonNode step) {
        if (parent instanceof ArrayNode list) {
            list.set(key.asInt(), step.get(1));
        } else if (step.size() == 1) {
            ((ObjectNode) parent).remove(key.asString());
        } else {
            ((ObjectNode) parent).set(key.asString(), step.get(1).deepCopy());
        }
    }

    private static void splice(ArrayNode list, JsonNode step) {
        int at = step.get(1).asInt();
        for (int i = 0; i < step.get(2).asInt(); i++) {
            list.remove(at);
        }
        for (JsonNode item : step.get(3)) {
            list.insert(at++, item.deepCopy());
        }
    }

    private static JsonNode at(JsonNode document, JsonNode path, int depth) {
        JsonNode found = document;
        for (int i = 0; i < depth; i++) {
            JsonNode key = path.get(i);
            found = key.isNumber() ? found.get(key.asInt()) : found.get(key.asString());
        }
        return found;
    }
}
