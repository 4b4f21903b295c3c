package dev.perennial.query.replay;

import dev.perennial.contract.json.Json;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.ObjectWriter;

/**
 * Of which parts a view is made. Views know nothing of JSON: a record is written as its components and nothing else.
 */
sealed interface JsonShape {
    /** Written as one. */
    record Whole(ObjectWriter writer) implements JsonShape {}

    record Members(List<Member> members) implements JsonShape {}

    record Items(JsonShape item) implements JsonShape {}

    record Member(String name, Method accessor, JsonShape shape) {
        private static Member of(RecordComponent component, int deep) {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true); // games do not show all their records to others
            return new Member(component.getName(), accessor, JsonShape.of(component.getGenericType(), deep));
        }

        @Nullable
        Object of(Object whole) {
            try {
                return accessor.invoke(whole);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** A table with its seats, and the parts of each seat: deeper parts are not worth comparing separately. */
    int DEEP = 2;

    /** By the class of the views of a game. */
    ClassValue<JsonShape> OF_VIEW = new ClassValue<>() {
        @Override
        protected JsonShape computeValue(Class<?> type) {
            return members(type, DEEP);
        }
    };

    private static JsonShape of(Type type, int deep) {
        if (deep > 0 && type instanceof Class<?> plain && isPlain(plain)) {
            return members(plain, deep);
        }
        if (deep > 0
                && type instanceof ParameterizedType list
                && list.getRawType() == List.class
                && list.getActualTypeArguments()[0] instanceof Class<?> item
                && isPlain(item)) {
            return new Items(members(item, deep));
        }
        return new Whole(Json.mapper().writer().forType(Json.mapper().constructType(type)));
    }

    private static JsonShape members(Class<?> type, int deep) {
        return new Members(Arrays.stream(type.getRecordComponents())
                .map(component -> Member.of(component, deep - 1))
                .toList());
    }

    /** Values of sealed types name their type in their JSON, and values written as a word have no members. */
    private static boolean isPlain(Class<?> type) {
        return type.isRecord() && type.getInterfaces().length == 0;
    }
}
