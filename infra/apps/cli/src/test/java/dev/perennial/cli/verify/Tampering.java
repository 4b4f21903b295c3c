package dev.perennial.cli.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Other values for the values of a document: such as could stand there, and such as could not. */
final class Tampering {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Map<String, Set<JsonNode>> texts = new LinkedHashMap<>();

    Tampering(JsonNode root) {
        Spot.leaves(root).stream()
                .filter(spot -> spot.value().isString())
                .forEach(spot -> texts.computeIfAbsent(kind(spot), _ -> new LinkedHashSet<>())
                        .add(spot.value()));
    }

    /** Texts stand for each other where the path says the same, whatever the numbers in it. */
    private static String kind(Spot spot) {
        return spot.path().replaceAll("\\[\\d+]", "[]");
    }

    /** Never the value itself. */
    List<JsonNode> alternatives(Spot spot) {
        JsonNode value = spot.value();
        var others = new ArrayList<JsonNode>();
        if (value.isString()) {
            texts.get(kind(spot)).stream()
                    .filter(other -> !other.equals(value))
                    .findFirst()
                    .ifPresent(others::add);
            others.add(NODES.stringNode(lastChanged(value.stringValue())));
            others.add(NODES.stringNode(value.stringValue() + " "));
        } else if (value.isNumber()) {
            others.add(NODES.numberNode(value.longValue() + 1));
            others.add(NODES.numberNode(value.longValue() - 1));
            others.add(NODES.numberNode(value.longValue() + 0.5));
            others.add(NODES.stringNode(value.toString()));
        } else if (value.isBoolean()) {
            others.add(NODES.booleanNode(!value.booleanValue()));
            others.add(NODES.stringNode(value.toString()));
        } else {
            others.addAll(List.of(NODES.numberNode(0), NODES.stringNode("x"), NODES.arrayNode(), NODES.objectNode()));
        }
        if (!value.isNull()) {
            others.add(NODES.nullNode());
        }
        return others;
    }

    private static String lastChanged(String text) {
        if (text.isEmpty()) {
            return "1";
        }
        char last = text.charAt(text.length() - 1);
        return text.substring(0, text.length() - 1) + (last == '1' ? '2' : '1');
    }
}
