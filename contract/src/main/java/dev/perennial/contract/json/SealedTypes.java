package dev.perennial.contract.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.jsontype.NamedType;

/**
 * Records of our sealed interfaces carry their simple name as {@code "type"}. So games need not know about JSON, and a
 * moved class still reads old text.
 */
final class SealedTypes extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;
    private static final String OURS = "dev.perennial.";

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        if (sealedRoot(annotated.getRawType()) == null) {
            return super.findPolymorphicTypeInfo(config, annotated);
        }
        return JsonTypeInfo.Value.construct(
                JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "type", null, false, Boolean.TRUE);
    }

    @Override
    public @Nullable List<NamedType> findSubtypes(MapperConfig<?> config, Annotated annotated) {
        Class<?> raw = annotated.getRawType();
        return raw.isSealed() && sealedRoot(raw) != null ? leaves(raw) : super.findSubtypes(config, annotated);
    }

    @Override
    public @Nullable String findTypeName(MapperConfig<?> config, AnnotatedClass annotated) {
        Class<?> raw = annotated.getRawType();
        return raw.isRecord() && sealedRoot(raw) != null ? raw.getSimpleName() : super.findTypeName(config, annotated);
    }

    private static @Nullable Class<?> sealedRoot(Class<?> type) {
        if (!type.getName().startsWith(OURS)) {
            return null;
        }
        if (type.isInterface()) {
            // A list of "some game's moves" must name each of them just like a list of one game's moves.
            return type.isSealed() || type == GameMove.class || type == GameEvent.class ? type : null;
        }
        for (Class<?> parent : type.getInterfaces()) {
            Class<?> root = sealedRoot(parent);
            if (root != null) {
                return root;
            }
        }
        return null;
    }

    private static List<NamedType> leaves(Class<?> sealedType) {
        var named = new ArrayList<NamedType>();
        for (Class<?> permitted : sealedType.getPermittedSubclasses()) {
            if (permitted.isSealed()) {
                named.addAll(leaves(permitted));
            } else {
                named.add(new NamedType(permitted, permitted.getSimpleName()));
            }
        }
        return named;
    }
}
