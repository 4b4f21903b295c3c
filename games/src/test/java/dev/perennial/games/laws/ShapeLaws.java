package dev.perennial.games.laws;

import dev.perennial.games.Coded;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a generic codec can write and read back: records all the way down, made of enums, texts, numbers, truth values,
 * lists, maps with plain keys, and coded values. A record holding an array must define equality itself.
 */
final class ShapeLaws {
    private static final Set<Class<?>> PLAIN = Set.of(
            String.class,
            Integer.class,
            Long.class,
            Double.class,
            Boolean.class,
            int.class,
            long.class,
            double.class,
            boolean.class);
    private static final Set<Class<?>> ARRAYS = Set.of(int[].class, long[].class);

    private final Set<Class<?>> seen = new HashSet<>();
    private final Set<String> faults = new LinkedHashSet<>();

    /** What in this type, a record or a sealed interface of records, a codec could not handle. */
    static Set<String> faultsOf(Class<?> type) {
        var laws = new ShapeLaws();
        laws.walk(type, type.getSimpleName());
        return laws.faults;
    }

    private void walk(Type type, String where) {
        switch (type) {
            case Class<?> plain when PLAIN.contains(plain) || plain.isEnum() -> {}
            case Class<?> coded when Coded.class.isAssignableFrom(coded) -> requireReader(coded);
            case Class<?> sealed
            when sealed.isSealed() -> EventLaws.records(sealed).forEach(record -> walk(record, where));
            case Class<?> record when record.isRecord() -> walkRecord(record);
            case ParameterizedType list
            when list.getRawType() == List.class -> walk(list.getActualTypeArguments()[0], where);
            case ParameterizedType map
            when map.getRawType() == Map.class && isKey(map.getActualTypeArguments()[0]) ->
                walk(map.getActualTypeArguments()[1], where);
            default -> faults.add(where + ": " + type.getTypeName());
        }
    }

    private void walkRecord(Class<?> record) {
        if (!seen.add(record)) {
            return;
        }
        for (var component : record.getRecordComponents()) {
            var where = record.getSimpleName() + "." + component.getName();
            if (!ARRAYS.contains(component.getType())) {
                walk(component.getGenericType(), where);
            } else if (!definesEquals(record)) {
                faults.add(where + ": array without equals");
            }
        }
    }

    private static boolean isKey(Type type) {
        return type == String.class || type == Integer.class || (type instanceof Class<?> key && key.isEnum());
    }

    /** The compiler's own equals of a record is final. */
    private static boolean definesEquals(Class<?> record) {
        try {
            return !Modifier.isFinal(
                    record.getDeclaredMethod("equals", Object.class).getModifiers());
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    private void requireReader(Class<?> coded) {
        try {
            coded.getMethod("ofCode", String.class);
        } catch (NoSuchMethodException e) {
            faults.add(coded.getSimpleName() + ": no public ofCode(String)");
        }
    }
}
