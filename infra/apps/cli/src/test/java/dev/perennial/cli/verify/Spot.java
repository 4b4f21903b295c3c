package dev.perennial.cli.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A place in a document where a value can be put. */
record Spot(String path, JsonNode parent, String name, int index) {

    /** All places below the root whose value passes, in the order of the document. */
    static List<Spot> in(JsonNode root, Predicate<JsonNode> wanted) {
        var spots = new ArrayList<Spot>();
        collect("", root, wanted, spots);
        return spots;
    }

    static List<Spot> leaves(JsonNode root) {
        return in(root, JsonNode::isValueNode);
    }

    /** @param path where the root itself is */
    static List<Spot> leaves(String path, JsonNode root) {
        var spots = new ArrayList<Spot>();
        collect(path, root, JsonNode::isValueNode, spots);
        return spots;
    }

    /** What is said when another value is here for a moment. */
    String complaintAbout(JsonNode other, Runnable check) {
        JsonNode value = value();
        put(other);
        try {
            check.run();
        } catch (Mismatch mismatch) {
            return mismatch.getMessage();
        } finally {
            put(value);
        }
        throw new AssertionError(path + ": " + other + " instead of " + value + " is not complained about");
    }

    JsonNode value() {
        return parent.isObject() ? parent.get(name) : parent.get(index);
    }

    void put(JsonNode value) {
        if (parent instanceof ObjectNode object) {
            object.set(name, value);
        } else {
            ((ArrayNode) parent).set(index, value);
        }
    }

    private static void collect(String path, JsonNode node, Predicate<JsonNode> wanted, List<Spot> spots) {
        if (node.isObject()) {
            node.properties().forEach(field -> {
                String below = Fields.join(path, field.getKey());
                add(new Spot(below, node, field.getKey(), -1), wanted, spots);
            });
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            add(new Spot(path + "[" + i + "]", node, "", i), wanted, spots);
        }
    }

    private static void add(Spot spot, Predicate<JsonNode> wanted, List<Spot> spots) {
        if (wanted.test(spot.value())) {
            spots.add(spot);
        }
        collect(spot.path(), spot.value(), wanted, spots);
    }
}
