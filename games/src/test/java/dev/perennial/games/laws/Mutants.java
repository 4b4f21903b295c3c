package dev.perennial.games.laws;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Moves made from real ones by changing one thing: most of them are wrong, in ways nobody thought of. */
final class Mutants {
    private Mutants() {}

    /** The move itself where there is nothing to change, or the change makes no move. */
    static <M> M of(M move, Random random) {
        @SuppressWarnings("unchecked")
        M changed = (M) changed(move, random);
        return changed;
    }

    private static Object changed(Object value, Random random) {
        return switch (value) {
            case Integer number -> number + (random.nextBoolean() ? 1 : -1);
            case Boolean truth -> !truth;
            case Enum<?> constant -> any(constant.getDeclaringClass().getEnumConstants(), random);
            case List<?> list -> List.copyOf(changed(list, random));
            case Set<?> set -> Set.copyOf(new LinkedHashSet<>(changed(List.copyOf(set), random)));
            case Record record -> changed(record, random);
            default -> value;
        };
    }

    private static List<?> changed(List<?> list, Random random) {
        if (list.isEmpty()) {
            return list;
        }
        var copy = new ArrayList<Object>(list);
        int place = random.nextInt(copy.size());
        switch (random.nextInt(4)) {
            case 0 -> copy.remove(place);
            case 1 -> copy.add(copy.get(place));
            case 2 -> Collections.shuffle(copy, random);
            default -> copy.set(place, changed(copy.get(place), random));
        }
        return copy;
    }

    private static Object changed(Record record, Random random) {
        RecordComponent[] parts = record.getClass().getRecordComponents();
        if (parts.length == 0) {
            return record;
        }
        int place = random.nextInt(parts.length);
        try {
            var values = new ArrayList<@Nullable Object>();
            for (RecordComponent part : parts) {
                part.getAccessor().setAccessible(true);
                values.add(part.getAccessor().invoke(record));
            }
            Object old = values.get(place);
            values.set(place, old == null ? null : changed(old, random));
            var canonical = record.getClass()
                    .getDeclaredConstructor(
                            Stream.of(parts).map(RecordComponent::getType).toArray(Class[]::new));
            canonical.setAccessible(true);
            return canonical.newInstance(values.toArray());
        } catch (InvocationTargetException e) {
            return record; // the type itself does not allow it
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(Arrays.toString(parts), e);
        }
    }

    private static Object any(Object[] constants, Random random) {
        return constants[random.nextInt(constants.length)];
    }
}
