package dev.perennial.http.openapi;

import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.parameters.Parameter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** A sentence and an example for each parameter, read from a file by operation and name, or by place and name. */
final class ParameterDescriptions {
    private final JsonNode all = ApiFile.read("parameters");

    /** @param shown the values of a request that works, by name */
    void describe(Operation operation, String key, JsonNode shown) {
        for (Parameter each : Optional.ofNullable(operation.getParameters()).orElse(List.of())) {
            find(each, key).ifPresent(entry -> {
                each.setDescription(entry.get(0).asString());
                if (each.getSchema() != null) {
                    FieldExamples.set(each.getSchema(), ApiFile.plain(entry.get(1)));
                }
            });
            if (shown.has(each.getName())) {
                each.setExample(shown.get(each.getName()).asString());
            }
        }
    }

    private Optional<JsonNode> find(Parameter parameter, String key) {
        return Stream.of(key, parameter.getIn())
                .map(each -> all.path(each + " " + parameter.getName()))
                .filter(JsonNode::isArray)
                .findFirst();
    }
}
