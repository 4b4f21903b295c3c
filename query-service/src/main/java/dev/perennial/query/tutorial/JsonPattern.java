package dev.perennial.query.tutorial;

import tools.jackson.databind.JsonNode;

/**
 * Compares JSON with a description of it. An object describes some of the members; {@code {"atLeast": 9}} and
 * {@code {"atMost": 3}} describe a number, {@code {"contains": ...}} a list by one of its items, and
 * {@code {"not": ...}} the opposite. Everything else stands for itself.
 */
final class JsonPattern {
    private JsonPattern() {}

    static boolean matches(JsonNode pattern, JsonNode value) {
        if (!pattern.isObject()) {
            return pattern.equals(value);
        }
        return pattern.properties().stream().allMatch(part -> matches(part.getKey(), part.getValue(), value));
    }

    private static boolean matches(String name, JsonNode expected, JsonNode value) {
        return switch (name) {
            case "atLeast" -> value.isNumber() && value.asInt() >= expected.asInt();
            case "atMost" -> value.isNumber() && value.asInt() <= expected.asInt();
            case "contains" -> value.isArray() && value.valueStream().anyMatch(item -> matches(expected, item));
            case "not" -> !matches(expected, value);
            default -> matches(expected, value.path(name));
        };
    }
}
