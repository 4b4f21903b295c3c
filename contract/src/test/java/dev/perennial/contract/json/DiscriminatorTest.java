package dev.perennial.contract.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.table.TableId;
import dev.perennial.games.Games;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Records of sealed types carry their name as {@code type}: a field of that name would be written beside it. */
class DiscriminatorTest {

    sealed interface Shape {
        record Blot(String type) implements Shape {}

        record Frame(List<Inner> inner, TableId at) implements Shape {}

        sealed interface Inner {
            record Spot(int type) implements Inner {}
        }
    }

    @Test
    void noFieldOfOursIsCalledType() {
        var ours = Stream.concat(
                EventTypes.all().values().stream(),
                Games.all().stream().flatMap(game -> Stream.of(game.moveType(), game.stateType())));
        assertThat(fieldsCalledType(ours.toList())).isEmpty();
    }

    @Test
    void suchAFieldIsFoundHoweverDeep() {
        assertThat(fieldsCalledType(List.of(Shape.class)))
                .containsExactly(Shape.Blot.class.getName(), Shape.Inner.Spot.class.getName());
    }

    private static Set<String> fieldsCalledType(List<Class<?>> roots) {
        var found = new TreeSet<String>();
        var seen = new HashSet<Type>();
        roots.forEach(root -> search(root, seen, found));
        return found;
    }

    private static void search(Type type, Set<Type> seen, Set<String> found) {
        if (!seen.add(type)) {
            return;
        }
        switch (type) {
            case ParameterizedType generic ->
                Stream.of(generic.getActualTypeArguments()).forEach(t -> search(t, seen, found));
            case Class<?> sealedType
            when sealedType.isSealed() ->
                Stream.of(sealedType.getPermittedSubclasses()).forEach(t -> search(t, seen, found));
            case Class<?> value
            when value.isRecord() -> {
                for (RecordComponent component : value.getRecordComponents()) {
                    if (component.getName().equals("type") && isNamed(value)) {
                        found.add(value.getName());
                    }
                    search(component.getGenericType(), seen, found);
                }
            }
            default -> {}
        }
    }

    private static boolean isNamed(Class<?> value) {
        return Stream.of(value.getInterfaces()).anyMatch(Class::isSealed);
    }
}
