package dev.perennial.query.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Remembers the JSON last written at one place of a position. An unchanged value keeps the same node; a changed one is
 * rebuilt only where it differs.
 */
final class IncrementalJson {
    private final JsonShape shape;
    private final List<IncrementalJson> parts = new ArrayList<>();
    private @Nullable Object value;
    private @Nullable JsonNode json;

    IncrementalJson(JsonShape shape) {
        this.shape = shape;
    }

    JsonNode json(@Nullable Object now) {
        JsonNode before = json;
        if (before != null && Objects.equals(value, now)) {
            return before;
        }
        JsonNode made = now == null ? JsonNodeFactory.instance.nullNode() : make(now);
        value = now;
        json = made;
        return made;
    }

    private JsonNode make(Object now) {
        return switch (shape) {
            case JsonShape.Whole(var writer) -> writer.valueToTree(now);
            case JsonShape.Members(var members) -> members(members, now);
            case JsonShape.Items(var item) -> items(item, (List<?>) now);
        };
    }

    private JsonNode members(List<JsonShape.Member> members, Object now) {
        ObjectNode made = JsonNodeFactory.instance.objectNode();
        for (int i = 0; i < members.size(); i++) {
            JsonShape.Member member = members.get(i);
            made.set(member.name(), part(i, member.shape()).json(member.of(now)));
        }
        return made;
    }

    private JsonNode items(JsonShape item, List<?> now) {
        ArrayNode made = JsonNodeFactory.instance.arrayNode(now.size());
        for (int i = 0; i < now.size(); i++) {
            made.add(part(i, item).json(now.get(i)));
        }
        return made;
    }

    private IncrementalJson part(int number, JsonShape of) {
        while (parts.size() <= number) {
            parts.add(new IncrementalJson(of));
        }
        return parts.get(number);
    }
}
