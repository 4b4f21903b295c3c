package dev.perennial.http.openapi;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Descriptions and examples of a service's operations, read from a file by method and path. */
final class Examples {
    private final JsonNode all;

    private Examples(JsonNode all) {
        this.all = all;
    }

    /** An operation without an entry has no summary and no examples; a test of the service sees to it. */
    static Examples of(String service) {
        try (InputStream file = Examples.class.getResourceAsStream("/api/" + service + ".json")) {
            return new Examples(
                    file == null
                            ? JsonNodeFactory.instance.objectNode()
                            : Json.mapper().readTree(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    JsonNode of(String method, String path) {
        return all.path(method + " " + path);
    }
}
