package dev.perennial.query.replay;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The difference between two JSON documents, as short as possible without a search: {@code [path]} removes a member,
 * {@code [path, value]} puts a value, {@code [path, at, count, items]} replaces part of a list. Apply the steps in
 * order.
 */
final class Delta {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ArrayNode steps = NODES.arrayNode();
    private final Deque<JsonNode> path = new ArrayDeque<>();

    private Delta() {}

    static ArrayNode between(JsonNode before, JsonNode after) {
        var delta = new Delta();
        delta.compare(before, after);
        return delta.steps;
    }

    /** The very same node was taken over as it was: there is nothing to look for in it. */
    @SuppressWarnings("ReferenceEquality")
    private void compare(JsonNode before, JsonNode after) {
        if (before == after) {
            return;
        }
        if (before.isObject() && after.isObject()) {
            compareMembers(before, after);
        } else if (before.isArray() && after.isArray()) {
            compareItems(before, after);
        } else if (!before.equals(after)) {
            step().add(after);
        }
    }

    private void compareMembers(JsonNode before, JsonNode after) {
        for (String name : List.copyOf(before.propertyNames())) {
            if (!after.has(name)) {
                within(NODES.stringNode(name), () -> {
                    var _ = step();
                });
            }
        }
        after.properties().forEach(member -> {
            JsonNode old = before.get(member.getKey());
            within(NODES.stringNode(member.getKey()), () -> {
                if (old == null) {
                    step().add(member.getValue());
                } else {
                    compare(old, member.getValue());
                }
            });
        });
    }

    private void compareItems(JsonNode before, JsonNode after) {
        if (before.size() == after.size()) {
            for (int i = 0; i < after.size(); i++) {
                JsonNode old = before.get(i);
                JsonNode now = after.get(i);
                within(NODES.numberNode(i), () -> compare(old, now));
            }
            return;
        }
        int shorter = Math.min(before.size(), after.size());
        int same = 0;
        while (same < shorter && before.get(same).equals(after.get(same))) {
            same++;
        }
        int sameAtEnd = 0;
        while (sameAtEnd < shorter - same
                && before.get(before.size() - 1 - sameAtEnd).equals(after.get(after.size() - 1 - sameAtEnd))) {
            sameAtEnd++;
        }
        var items = NODES.arrayNode();
        for (int i = same; i < after.size() - sameAtEnd; i++) {
            items.add(after.get(i));
        }
        step().add(same).add(before.size() - same - sameAtEnd).add(items);
    }

    private ArrayNode step() {
        return steps.addArray().add(NODES.arrayNode().addAll(path));
    }

    private void within(JsonNode key, Runnable inside) {
        path.addLast(key);
        inside.run();
        path.removeLast();
    }
}
