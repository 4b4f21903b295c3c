package dev.perennial.cli.verify;

import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Reads the values of a history that nothing else determines, and complains unless they are of the right kind. */
final class Fields {
    private Fields() {}

    static String join(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    static String text(String path, JsonNode found, Pattern allowed) {
        if (!found.isString() || !allowed.matcher(found.stringValue()).matches()) {
            throw Mismatch.of(path, "a text " + allowed, found);
        }
        return found.stringValue();
    }

    static int number(String path, JsonNode found, int least, int most) {
        if (!found.isInt() || found.intValue() < least || found.intValue() > most) {
            throw Mismatch.of(path, "a number from " + least + " to " + most, found);
        }
        return found.intValue();
    }

    static boolean bool(String path, JsonNode found) {
        if (!found.isBoolean()) {
            throw Mismatch.of(path, "true or false", found);
        }
        return found.booleanValue();
    }

    static void list(String path, JsonNode found) {
        if (!found.isArray()) {
            throw Mismatch.of(path, "a list", found);
        }
    }
}
