package dev.perennial.command.rim;

import dev.perennial.contract.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A move that would be legal, made wrong in one place after the other. */
final class SpoiltMoves {
    private static final List<JsonNode> VALUES = Stream.of(
                    "null",
                    "true",
                    "-1",
                    "0",
                    "7",
                    "99",
                    "2147483647",
                    "9223372036854775807",
                    "1.5",
                    "\"\"",
                    "\"NONE\"",
                    "\"\\u0000\"",
                    "\"-1\"",
                    "[]",
                    "[null]",
                    "[[0]]",
                    "{}",
                    "{\"type\":null}")
            .map(Json.mapper()::readTree)
            .toList();

    private final List<String> spoilt = new ArrayList<>();
    private final JsonNode move;

    private SpoiltMoves(JsonNode move) {
        this.move = move;
    }

    static List<String> of(JsonNode legal) {
        var moves = new SpoiltMoves(legal.deepCopy());
        moves.spoil(moves.move);
        return List.copyOf(moves.spoilt);
    }

    private void spoil(JsonNode part) {
        switch (part) {
            case ObjectNode object -> spoil(object);
            case ArrayNode array -> spoil(array);
            default -> {}
        }
    }

    private void spoil(ObjectNode object) {
        for (String name : List.copyOf(object.propertyNames())) {
            JsonNode right = object.get(name);
            spoil(right);
            VALUES.forEach(wrong -> note(() -> object.set(name, wrong)));
            note(() -> object.remove(name));
            object.set(name, right);
        }
        note(() -> object.put("surprise", 1));
        object.remove("surprise");
    }

    private void spoil(ArrayNode array) {
        for (int i = 0; i < array.size(); i++) {
            int at = i;
            JsonNode right = array.get(at);
            spoil(right);
            VALUES.forEach(wrong -> note(() -> array.set(at, wrong)));
            array.set(at, right);
        }
        if (!array.isEmpty()) {
            note(() -> array.add(array.get(0)));
            array.remove(array.size() - 1);
        }
    }

    private void note(Runnable change) {
        change.run();
        spoilt.add(move.toString());
    }
}
