package dev.perennial.cli.pods;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A value of a JSON file that knows where it stands, so that a complaint can say so. */
record JsonValue(String path, JsonNode node) {

    boolean has(String name) {
        return node.has(name);
    }

    JsonValue at(String name) {
        String where = path.isEmpty() ? name : path + "." + name;
        if (!node.has(name)) {
            throw new MalformedPods(where, "is missing");
        }
        return new JsonValue(where, node.get(name));
    }

    List<JsonValue> list() {
        if (!node.isArray()) {
            throw new MalformedPods(path, "a list was expected");
        }
        var values = new ArrayList<JsonValue>();
        for (var element : node) {
            values.add(new JsonValue(path + "[" + values.size() + "]", element));
        }
        return values;
    }

    List<JsonValue> list(int size) {
        var values = list();
        if (values.size() != size) {
            throw new MalformedPods(path, size + " values were expected, not " + values.size());
        }
        return values;
    }

    int number(int least, int most) {
        if (!node.isInt() || node.intValue() < least || node.intValue() > most) {
            throw new MalformedPods(path, "a number from " + least + " to " + most + " was expected");
        }
        return node.intValue();
    }

    String text() {
        if (!node.isString() || node.stringValue().isBlank()) {
            throw new MalformedPods(path, "a text was expected");
        }
        return node.stringValue();
    }

    boolean bool() {
        if (!node.isBoolean()) {
            throw new MalformedPods(path, "true or false was expected");
        }
        return node.booleanValue();
    }
}
