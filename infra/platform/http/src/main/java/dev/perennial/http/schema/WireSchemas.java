package dev.perennial.http.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.perennial.contract.history.HistoryEvent;
import dev.perennial.contract.history.HistoryStep;
import dev.perennial.games.Coded;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameView;
import dev.perennial.games.Games;
import io.swagger.v3.oas.models.media.Schema;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.util.StringUtils;

/**
 * Schemas of what goes over the wire, from the Java types that are written: as our own JSON mapper writes them, which
 * the library behind the descriptions does not know. A record's components that may be null may also be missing.
 */
public final class WireSchemas {
    /** In histories, moves and events are kept as the JSON they were. */
    private static final Map<String, Class<?>> KEPT_AS_JSON = Map.of(
            HistoryEvent.class.getName() + ".event", GameEvent.class,
            HistoryStep.class.getName() + ".move", GameMove.class);

    private static final Pattern FACT = Pattern.compile("is[A-Z].*");

    private final SchemaNames names = new SchemaNames();
    private final Map<String, Schema<?>> named = new TreeMap<>();

    /** All that were needed so far, by name. */
    public Map<String, Schema<?>> named() {
        return named;
    }

    public Schema<?> of(List<Class<?>> types) {
        List<Schema<?>> choices = new ArrayList<>();
        types.forEach(each -> choices.add(of(each)));
        return choices.size() == 1 ? choices.getFirst() : Schemas.anyOf(choices);
    }

    public Schema<?> of(AnnotatedType type) {
        Schema<?> schema = notNull(type);
        return type.isAnnotationPresent(Nullable.class) ? Schemas.orNull(schema) : schema;
    }

    private Schema<?> notNull(AnnotatedType type) {
        if (type instanceof AnnotatedParameterizedType parameterized
                && parameterized.getType() instanceof java.lang.reflect.ParameterizedType generic) {
            Class<?> raw = (Class<?>) generic.getRawType();
            AnnotatedType[] parts = parameterized.getAnnotatedActualTypeArguments();
            if (Collection.class.isAssignableFrom(raw)) {
                return Schemas.list(of(parts[0]));
            }
            if (Map.class.isAssignableFrom(raw)) {
                return Schemas.map(of(parts[1]));
            }
            return raw == Optional.class ? Schemas.orNull(of(parts[0])) : Schemas.any();
        }
        return type.getType() instanceof Class<?> plain ? of(plain) : Schemas.any();
    }

    public Schema<?> of(Class<?> type) {
        Optional<Schema<?>> simple = SimpleTypes.schema(type);
        if (simple.isPresent()) {
            return simple.get();
        }
        if (type == GameView.class) {
            return ofGames(Game::viewType, Schemas::oneOf);
        }
        if (type == GameMove.class) {
            return ofGames(Game::moveType, Schemas::anyOf);
        }
        if (type == GameEvent.class) {
            return ofGames(Game::eventType, Schemas::anyOf);
        }
        if (type.isRecord()) {
            return named(type, () -> record(type));
        }
        return type.isInterface() && type.isSealed() ? named(type, () -> sealed(type)) : Schemas.any();
    }

    private Schema<?> ofGames(
            Function<Game<?, ?, ?, ?>, Class<?>> part, Function<List<Schema<?>>, Schema<?>> together) {
        List<Schema<?>> choices = new ArrayList<>();
        Games.all().forEach(game -> choices.add(of(part.apply(game))));
        return together.apply(choices);
    }

    private Schema<?> named(Class<?> type, java.util.function.Supplier<Schema<?>> made) {
        String name = names.of(type);
        if (!named.containsKey(name)) {
            named.put(name, Schemas.any()); // a type may contain itself
            named.put(name, made.get());
        }
        return Schemas.reference(name);
    }

    private Schema<?> sealed(Class<?> type) {
        Map<String, Schema<?>> leaves = new LinkedHashMap<>();
        leaves(type).forEach(leaf -> leaves.put(leaf.getSimpleName(), of(leaf)));
        return Schemas.byType(leaves);
    }

    private static Stream<Class<?>> leaves(Class<?> type) {
        return Arrays.stream(type.getPermittedSubclasses())
                .flatMap(each -> each.isSealed() ? leaves(each) : Stream.<Class<?>>of(each));
    }

    private Schema<?> record(Class<?> type) {
        Schema<?> schema = Schemas.of("object");
        if (isNamedByType(type)) {
            schema.addProperty("type", Schemas.constant(type.getSimpleName()));
            schema.addRequiredItem("type");
        }
        for (RecordComponent component : type.getRecordComponents()) {
            add(component, schema);
        }
        addFacts(type, schema);
        if (hasGameAndView(schema)) {
            Games.all().forEach(game -> schema.addAllOfItem(Schemas.ifGame(game.id(), of(game.viewType()))));
        }
        return schema;
    }

    private void add(RecordComponent component, Schema<?> schema) {
        if (component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
            for (RecordComponent inner : component.getType().getRecordComponents()) {
                add(inner, schema);
            }
            return;
        }
        JsonProperty renamed = component.getAccessor().getAnnotation(JsonProperty.class);
        String name = renamed == null ? component.getName() : renamed.value();
        boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        Schema<?> part = part(component);
        schema.addProperty(name, nullable ? Schemas.orNull(part) : part);
        if (!nullable) {
            schema.addRequiredItem(name);
        }
    }

    /** The mapper also writes what a record says of itself by a method such as {@code isOver}. */
    private static void addFacts(Class<?> type, Schema<?> schema) {
        for (Method method : type.getDeclaredMethods()) {
            boolean fact = Modifier.isPublic(method.getModifiers())
                    && !Modifier.isStatic(method.getModifiers())
                    && method.getParameterCount() == 0
                    && method.getReturnType() == boolean.class
                    && FACT.matcher(method.getName()).matches();
            if (fact) {
                schema.addProperty(StringUtils.uncapitalize(method.getName().substring(2)), Schemas.of("boolean"));
            }
        }
    }

    private Schema<?> part(RecordComponent component) {
        OneOf choices = component.getAnnotation(OneOf.class);
        if (choices != null) {
            return of(List.of(choices.value()));
        }
        Class<?> kept = KEPT_AS_JSON.get(component.getDeclaringRecord().getName() + "." + component.getName());
        return kept == null ? notNull(component.getAnnotatedType()) : of(kept);
    }

    private static boolean hasGameAndView(Schema<?> schema) {
        return schema.getProperties() != null
                && schema.getProperties().containsKey("view")
                && schema.getProperties().containsKey("table");
    }

    /** As the mapper does: records of sealed interfaces say which one they are. */
    private static boolean isNamedByType(Class<?> type) {
        return Arrays.stream(type.getInterfaces())
                .anyMatch(each -> each != Coded.class
                        && each.getName().startsWith("dev.perennial.")
                        && (each.isSealed()
                                || each == GameMove.class
                                || each == GameEvent.class
                                || isNamedByType(each)));
    }
}
