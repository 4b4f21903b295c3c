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

/** Of which parts a view is made. Views know nothing of JSON: a record is written as its components and nothing else. */
sealed interface Shape {
    /** Written as one. */
    record Whole(ObjectWriter writer) implements Shape {}

    record Members(List<Member> members) implements Shape {}

    record Items(Shape item) implements Shape {}

    record Member(String name, Method accessor, Shape shape) {
        private static Member of(RecordComponent component, int deep) {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true); // games do not show all their records to others
            return new Member(component.getName(), accessor, Shape.of(component.getGenericType(), deep));
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

    /** A table with its seats, and what belongs to each seat: below that nothing is worth looking at by itself. */
    int DEEP = 2;

    /** By the class of the views of a game. */
    ClassValue<Shape> OF_VIEW = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return members(type, DEEP);
        }
    };

    private static Shape of(Type type, int deep) {
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

    private static Shape members(Class<?> type, int deep) {
        return new Members(Arrays.stream(type.getRecordComponents())
                .map(component -> Member.of(component, deep - 1))
                .toList());
    }

    /** What is one of several kinds says so in its JSON, and what is written as a word has no members. */
    private static boolean isPlain(Class<?> type) {
        return type.isRecord() && type.getInterfaces().length == 0;
    }
}
