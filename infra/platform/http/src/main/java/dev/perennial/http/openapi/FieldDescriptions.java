package dev.perennial.http.openapi;

import io.swagger.v3.oas.models.media.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A sentence and an example for each field, read from files by schema and field. A schema name that ends with a star
 * stands for all schemas that begin so; the star alone is for fields that mean the same everywhere.
 */
final class FieldDescriptions {
    private static final List<String> FILES =
            List.of("shared", "accounts", "tables", "studies", "players", "tournaments", "operation", "games");

    private final List<JsonNode> files;

    private FieldDescriptions(List<JsonNode> files) {
        this.files = files;
    }

    static FieldDescriptions load() {
        return new FieldDescriptions(
                FILES.stream().map(each -> ApiFile.read("fields/" + each)).toList());
    }

    /** A field without an entry keeps no description; a test finds it. */
    void describe(String name, Schema<?> schema) {
        Map<String, ?> fields =
                Optional.<Map<String, ?>>ofNullable(schema.getProperties()).orElse(Map.of());
        fields.forEach((field, part) -> {
            if (part instanceof Schema<?> described) {
                describe(name, field, described);
            }
        });
    }

    private void describe(String name, String field, Schema<?> part) {
        if (part.getConst() != null) {
            part.setDescription("Names the shape: always `" + part.getConst() + "`.");
            FieldExamples.set(part, part.getConst());
            return;
        }
        find(name, field).ifPresent(entry -> {
            part.setDescription(entry.get(0).asString());
            if (entry.has(1)) {
                FieldExamples.set(part, ApiFile.plain(entry.get(1)));
            } else {
                FieldExamples.first(part).ifPresent(each -> FieldExamples.set(part, each));
            }
        });
    }

    private Optional<JsonNode> find(String name, String field) {
        for (int length = name.length(); length >= 0; length--) {
            String key = length == name.length() ? name : name.substring(0, length) + "*";
            for (JsonNode file : files) {
                JsonNode entry = file.path(key).path(field);
                if (entry.isArray()) {
                    return Optional.of(entry);
                }
            }
        }
        return Optional.empty();
    }
}
