package dev.perennial.contract.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** The one JSON mapper for everything that is stored, sent or received: strict, and the same everywhere. */
public final class Json {
    private static final JsonMapper MAPPER = withOurTypes(JsonMapper.builder())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            // Immutable maps have another order in every process; what is written must not.
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            // Otherwise an empty text would be a missing value.
            .withCoercionConfig(
                    LogicalType.Enum,
                    text -> text.setAcceptBlankAsEmpty(false)
                            .setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail))
            .withCoercionConfig(
                    LogicalType.Textual,
                    other -> other.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
            .build();

    private Json() {}

    public static JsonMapper mapper() {
        return MAPPER;
    }

    /** Teaches another mapper our sealed and coded types. A record is its components: {@code isOver()} is no field. */
    public static JsonMapper.Builder withOurTypes(JsonMapper.Builder builder) {
        return builder.annotationIntrospector(new SealedTypes())
                .addModule(new CodedModule())
                .addModule(new DocumentModule())
                .addModule(new SnapshotModule())
                .changeDefaultVisibility(visible -> visible.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE));
    }
}
