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
 * What was last written at one place of a position. As long as the same belongs there it is the very same node; where
 * something else does, only those parts of it are made anew that are others than before.
 */
final class Kept {
    private final Shape shape;
    private final List<Kept> parts = new ArrayList<>();
    private @Nullable Object value;
    private @Nullable JsonNode json;

    Kept(Shape shape) {
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
            case Shape.Whole(var writer) -> writer.valueToTree(now);
            case Shape.Members(var members) -> members(members, now);
            case Shape.Items(var item) -> items(item, (List<?>) now);
        };
    }

    private JsonNode members(List<Shape.Member> members, Object now) {
        ObjectNode made = JsonNodeFactory.instance.objectNode();
        for (int i = 0; i < members.size(); i++) {
            Shape.Member member = members.get(i);
            made.set(member.name(), part(i, member.shape()).json(member.of(now)));
        }
        return made;
    }

    private JsonNode items(Shape item, List<?> now) {
        ArrayNode made = JsonNodeFactory.instance.arrayNode(now.size());
        for (int i = 0; i < now.size(); i++) {
            made.add(part(i, item).json(now.get(i)));
        }
        return made;
    }

    private Kept part(int number, Shape of) {
        while (parts.size() <= number) {
            parts.add(new Kept(of));
        }
        return parts.get(number);
    }
}
