package dev.perennial.standalone.docs;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The operations, parameters and fields of the descriptions. Each needs a sentence, and an example that fits its
 * schema. Fields whose type is described itself need no example of their own.
 */
final class DescribedParts {
    private static final int LONGEST = 160;

    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private final List<String> faults = new ArrayList<>();
    private int count;

    DescribedParts(List<JsonNode> documents) {
        documents.forEach(document -> {
            JsonNode components = document.get("components");
            document.get("paths")
                    .properties()
                    .forEach(path -> path.getValue()
                            .properties()
                            .forEach(each -> operation(
                                    each.getKey().toUpperCase() + " " + path.getKey(), each.getValue(), components)));
            components
                    .get("schemas")
                    .properties()
                    .forEach(schema -> schema.getValue()
                            .path("properties")
                            .properties()
                            .forEach(field -> part(
                                    schema.getKey() + "." + field.getKey(),
                                    field.getValue(),
                                    field.getValue(),
                                    components)));
        });
    }

    int count() {
        return count;
    }

    List<String> faults() {
        return faults;
    }

    private void operation(String name, JsonNode operation, JsonNode components) {
        sentence(name, operation.path("summary"));
        for (JsonNode parameter : operation.path("parameters")) {
            part(name + " " + parameter.get("name").asString(), parameter, parameter.get("schema"), components);
        }
        operation.get("responses").properties().stream()
                .filter(each ->
                        each.getValue().at("/content/application~1problem+json").isObject())
                .filter(each ->
                        !each.getValue().path("description").asString("").contains("`"))
                .forEach(each -> faults.add(name + " " + each.getKey() + " lists no code"));
    }

    private void part(String name, JsonNode described, JsonNode schema, JsonNode components) {
        sentence(name, described.path("description"));
        JsonNode examples = schema.path("examples");
        if (examples.isEmpty()) {
            if (!isDescribedElsewhere(schema)) {
                faults.add(name + " has no example");
            }
            return;
        }
        ObjectNode whole = (ObjectNode) schema.deepCopy();
        whole.set("components", components);
        for (JsonNode example : examples) {
            if (!registry.getSchema(whole).validate(example).isEmpty()) {
                faults.add(name + " has the example " + example + ", which does not fit its schema");
            }
        }
    }

    private void sentence(String name, JsonNode text) {
        count++;
        String said = text.asString("");
        if (!said.matches("(?s)[`A-Z0-9].*\\.") || said.length() > LONGEST) {
            faults.add(name + " has no plain sentence: " + said);
        }
    }

    /** By the schema it refers to, or those of its parts. */
    private static boolean isDescribedElsewhere(JsonNode schema) {
        return schema.has("$ref")
                || Stream.of("anyOf", "oneOf")
                        .flatMap(each -> schema.path(each).valueStream())
                        .anyMatch(DescribedParts::isDescribedElsewhere)
                || Stream.of("items", "additionalProperties")
                        .map(schema::path)
                        .filter(JsonNode::isObject)
                        .anyMatch(DescribedParts::isDescribedElsewhere);
    }
}
