package dev.perennial.http.schema;

import io.swagger.v3.oas.models.media.Discriminator;
import io.swagger.v3.oas.models.media.JsonSchema;
import io.swagger.v3.oas.models.media.Schema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The parts schemas are made of, as OpenAPI 3.1 writes them (JSON Schema 2020-12). */
final class Schemas {
    private static final String NULL = "null";

    private Schemas() {}

    static Schema<?> any() {
        return new JsonSchema();
    }

    static Schema<?> of(String type) {
        var schema = new JsonSchema();
        schema.setTypes(new LinkedHashSet<>(Set.of(type)));
        return schema;
    }

    static Schema<?> of(String type, String format) {
        Schema<?> schema = of(type);
        schema.setFormat(format);
        return schema;
    }

    static Schema<?> constant(String value) {
        Schema<?> schema = of("string");
        schema.setConst(value);
        return schema;
    }

    static Schema<?> words(List<String> words) {
        var schema = new JsonSchema();
        schema.setTypes(new LinkedHashSet<>(Set.of("string")));
        schema.setEnum(new ArrayList<>(words));
        return schema;
    }

    static Schema<?> list(Schema<?> items) {
        Schema<?> schema = of("array");
        schema.setItems(items);
        return schema;
    }

    static Schema<?> map(Schema<?> values) {
        Schema<?> schema = of("object");
        schema.setAdditionalProperties(values);
        return schema;
    }

    static Schema<?> reference(String name) {
        var schema = new JsonSchema();
        schema.set$ref("#/components/schemas/" + name);
        return schema;
    }

    static Schema<?> orNull(Schema<?> schema) {
        if (schema.getTypes() != null && schema.getEnum() == null && schema.getConst() == null) {
            var types = new LinkedHashSet<>(schema.getTypes());
            types.add(NULL);
            schema.setTypes(types);
            return schema;
        }
        return isAny(schema) ? schema : anyOf(List.of(schema, of(NULL)));
    }

    private static boolean isAny(Schema<?> schema) {
        return schema.get$ref() == null
                && schema.getAnyOf() == null
                && schema.getOneOf() == null
                && schema.getTypes() == null;
    }

    static Schema<?> anyOf(List<? extends Schema<?>> choices) {
        var schema = new JsonSchema();
        schema.setAnyOf(new ArrayList<>(choices));
        return schema;
    }

    static Schema<?> oneOf(List<? extends Schema<?>> choices) {
        var schema = new JsonSchema();
        schema.setOneOf(new ArrayList<>(choices));
        return schema;
    }

    /** The schemas are distinguished by their {@code type}. */
    static Schema<?> byType(Map<String, Schema<?>> leaves) {
        Schema<?> schema = oneOf(List.copyOf(leaves.values()));
        var discriminator = new Discriminator().propertyName("type");
        leaves.forEach((type, leaf) -> discriminator.mapping(type, leaf.get$ref()));
        schema.setDiscriminator(discriminator);
        return schema;
    }

    /** If the table is one of that game, its view is that game's. */
    static Schema<?> ifGame(String game, Schema<?> view) {
        Schema<?> table = new JsonSchema();
        table.addProperty("game", constant(game));
        var condition = new JsonSchema();
        condition.addProperty("table", table);
        var consequence = new JsonSchema();
        consequence.addProperty("view", orNull(view));
        var schema = new JsonSchema();
        schema.setIf(condition);
        schema.setThen(consequence);
        return schema;
    }
}
