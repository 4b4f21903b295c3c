package dev.perennial.standalone.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.perennial.contract.json.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the descriptions say about requests and answers, as schemas to hold real ones against. Members that are not
 * described are faults here: a description that leaves something out is not complete.
 */
final class DocumentedSchemas {
    private static final String JSON = "application/json";
    private static final int REFUSED = 400;

    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private final Map<String, JsonNode> operations = new TreeMap<>();
    private final Map<String, JsonNode> components = new HashMap<>();
    private final Map<String, Schema> made = new HashMap<>();

    /** @param documents the OpenAPI documents of all services */
    DocumentedSchemas(List<JsonNode> documents) {
        for (JsonNode document : documents) {
            JsonNode parts = strict(document.get("components").deepCopy());
            document.get("paths")
                    .properties()
                    .forEach(path -> path.getValue().properties().forEach(each -> {
                        String name = each.getKey().toUpperCase() + " " + path.getKey();
                        operations.put(name, each.getValue());
                        components.put(name, parts);
                    }));
        }
    }

    Map<String, JsonNode> operations() {
        return operations;
    }

    private static JsonNode strict(JsonNode node) {
        if (node instanceof ObjectNode schema) {
            if (isObject(schema) && schema.has("properties") && !schema.has("additionalProperties")) {
                schema.put("additionalProperties", false);
            }
        }
        node.forEach(DocumentedSchemas::strict);
        return node;
    }

    private static boolean isObject(ObjectNode schema) {
        JsonNode type = schema.path("type");
        return type.isString() && type.asString().equals("object");
    }

    /** The one status an operation answers when it is done. */
    int status(String operation) {
        return operations.get(operation).get("responses").propertyNames().stream()
                .filter(each -> !each.equals("default"))
                .mapToInt(Integer::parseInt)
                .filter(each -> each < REFUSED)
                .findFirst()
                .orElseThrow();
    }

    JsonNode answers(String operation) {
        return operations
                .get(operation)
                .get("responses")
                .get(Integer.toString(status(operation)))
                .path("content");
    }

    JsonNode problems(String operation) {
        return operations.get(operation).at("/responses/default/content");
    }

    JsonNode request(String operation) {
        return operations.get(operation).at("/requestBody/content");
    }

    void requireAnswer(String operation, JsonNode body) {
        require(
                operation + " answer",
                components.get(operation),
                answers(operation).get(JSON).get("schema"),
                body);
    }

    void requireProblem(String operation, JsonNode body) {
        require(
                operation + " problem",
                components.get(operation),
                problems(operation).get("application/problem+json").get("schema"),
                body);
    }

    void requireRequest(String operation, JsonNode body) {
        require(
                operation + " request",
                components.get(operation),
                request(operation).get(JSON).get("schema"),
                body);
    }

    private void require(String what, JsonNode parts, JsonNode schema, JsonNode body) {
        List<Error> errors = made.computeIfAbsent(what, _ -> registry.getSchema(whole(parts, schema)))
                .validate(body);
        assertThat(errors)
                .as(what + ": " + Json.mapper().writeValueAsString(body))
                .isEmpty();
    }

    private static JsonNode whole(JsonNode parts, JsonNode schema) {
        ObjectNode whole = (ObjectNode) strict(schema.deepCopy());
        whole.set("components", parts);
        return whole;
    }
}
