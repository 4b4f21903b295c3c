package dev.perennial.cli.verify;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * One place where two JSON values differ. The order of fields does not count, the order of a list does.
 *
 * @param path such as {@code steps[4].events[0].event.card}
 * @param expected missing if the place should not exist
 * @param found missing if the place does not exist
 */
record Difference(String path, JsonNode expected, JsonNode found) {

    static List<Difference> between(String path, JsonNode expected, JsonNode found) {
        var all = new ArrayList<Difference>();
        collect(path, expected, found, all);
        return all;
    }

    static void require(String path, JsonNode expected, JsonNode found) {
        if (expected.equals(found)) {
            return;
        }
        between(path, expected, found).stream().findFirst().ifPresent(first -> {
            throw Mismatch.of(first);
        });
    }

    private static void collect(String path, JsonNode expected, JsonNode found, List<Difference> all) {
        if (expected.isObject() && found.isObject()) {
            fields(path, expected, found, all);
        } else if (expected.isArray() && found.isArray()) {
            items(path, expected, found, all);
        } else if (!isSame(expected, found)) {
            all.add(new Difference(path, expected, found));
        }
    }

    private static void fields(String path, JsonNode expected, JsonNode found, List<Difference> all) {
        for (var field : expected.properties()) {
            String name = field.getKey();
            collect(Fields.join(path, name), field.getValue(), found.path(name), all);
        }
        for (var field : found.properties()) {
            if (!expected.has(field.getKey())) {
                String unknown = Fields.join(path, field.getKey());
                all.add(new Difference(unknown, MissingNode.getInstance(), field.getValue()));
            }
        }
    }

    private static void items(String path, JsonNode expected, JsonNode found, List<Difference> all) {
        for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
            collect(path + "[" + i + "]", expected.path(i), found.path(i), all);
        }
    }

    /** Whole numbers are the same whatever Java type a reader chose for them. */
    private static boolean isSame(JsonNode expected, JsonNode found) {
        if (expected.isIntegralNumber() && found.isIntegralNumber()) {
            return expected.bigIntegerValue().equals(found.bigIntegerValue());
        }
        return expected.equals(found);
    }
}
