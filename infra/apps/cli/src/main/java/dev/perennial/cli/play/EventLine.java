package dev.perennial.cli.play;

import dev.perennial.client.Frame;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** One event as a line, for any game: its name and what it says. */
final class EventLine {
    private EventLine() {}

    static Optional<String> line(Frame frame, IntFunction<String> names) {
        JsonNode sentence = frame.data().path("sentence");
        if (!sentence.isObject()) {
            return Optional.empty();
        }
        String key = sentence.get("key").asString();
        String what = key.substring(key.indexOf('.') + 1)
                .replaceAll("\\.hidden$", "")
                .replace(".", ", ")
                .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                .toLowerCase(Locale.ROOT);
        JsonNode params = sentence.path("params");
        String who =
                params.path("seat").isInt() ? names.apply(params.get("seat").asInt()) + ": " : "";
        String rest = params.properties().stream()
                .filter(param -> !param.getKey().equals("seat"))
                .map(param -> param.getKey() + " " + text(param.getValue()))
                .collect(Collectors.joining(", "));
        return Optional.of("  - " + who + what + (rest.isEmpty() ? "" : " (" + rest + ")"));
    }

    private static String text(JsonNode value) {
        return value.isString() ? value.asString() : value.toString();
    }
}
