package dev.perennial.http.openapi;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Reads the files that describe the API, in the folder {@code api} of a jar. */
final class ApiFile {
    private ApiFile() {}

    /** An empty object if there is no such file. */
    static JsonNode read(String name) {
        try (InputStream file = ApiFile.class.getResourceAsStream("/api/" + name + ".json")) {
            return file == null
                    ? JsonNodeFactory.instance.objectNode()
                    : Json.mapper().readTree(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The description is written by a library that knows the older JSON classes only. */
    static Object plain(JsonNode value) {
        try {
            return new ObjectMapper().readValue(value.toString(), Object.class);
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
