package dev.perennial.cli.docs;

import dev.perennial.games.Coded;
import dev.perennial.games.Game;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a game's JSON looks like, read off its records. */
final class Shapes {
    private static final int MOST_COLUMNS = 110;

    private final StringBuilder text = new StringBuilder();
    private final Deque<Class<?>> named = new ArrayDeque<>();

    private final Words words;
    private final String game;

    private Shapes(Words words, String game) {
        this.words = words;
        this.game = game;
    }

    static String of(Game<?, ?, ?, ?> game, Words words) {
        var shapes = new Shapes(words, game.id());
        shapes.line("## `" + game.id() + "`, rules version " + game.rulesVersion() + "\n");
        shapes.line("### Options\n");
        shapes.line("* " + shapes.fields(game.defaultOptions().getClass()) + "." + shapes.said(" ", "Options"));
        shapes.line("\n### Moves\n");
        leaves(game.moveType()).forEach(shapes::record);
        shapes.line("\n### Events\n");
        leaves(game.eventType()).forEach(shapes::record);
        shapes.values();
        return shapes.text.toString();
    }

    private static Stream<Class<?>> leaves(Class<?> type) {
        return type.isSealed() ? Arrays.stream(type.getPermittedSubclasses()).flatMap(Shapes::leaves) : Stream.of(type);
    }

    /** Everything that was named so far, and what is named in turn by that. */
    private void values() {
        var lines = new TreeMap<String, String>();
        Set<Class<?>> done = new LinkedHashSet<>();
        while (!named.isEmpty()) {
            Class<?> type = named.pop();
            if (done.add(type) && lines.put(type.getSimpleName(), value(type)) != null) {
                throw new IllegalStateException("two types are called " + type.getSimpleName());
            }
        }
        if (!lines.isEmpty()) {
            line("\n### Values\n");
            lines.forEach((name, meaning) ->
                    line("* " + name + said(", ", name) + (meaning.isEmpty() ? "" : ": " + meaning)));
        }
    }

    private String value(Class<?> type) {
        if (Coded.class.isAssignableFrom(type)) {
            return "";
        }
        if (type.isEnum()) {
            return Arrays.stream(type.getEnumConstants())
                    .map(constant -> "`" + ((Enum<?>) constant).name() + "`")
                    .collect(Collectors.joining(", "));
        }
        if (type.isSealed()) {
            return leaves(type)
                    .map(leaf -> "`{\"type\": \"" + leaf.getSimpleName() + "\"}` with " + fields(leaf))
                    .collect(Collectors.joining("; "));
        }
        return fields(type);
    }

    private void record(Class<?> type) {
        line("* `" + type.getSimpleName() + "`: " + fields(type) + "." + said(" ", type.getSimpleName()));
    }

    private String said(String before, String name) {
        String about = words.about(game, name);
        return about.isEmpty() ? "" : before + about;
    }

    private String fields(Class<?> type) {
        String fields = Arrays.stream(type.getRecordComponents())
                .map(component -> "`" + component.getName() + "` " + component(component))
                .collect(Collectors.joining(", "));
        return fields.isEmpty() ? "nothing" : fields;
    }

    private String component(RecordComponent component) {
        boolean mayBeNull = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        return name(component.getGenericType()) + (mayBeNull ? " or null" : "");
    }

    private String name(Type type) {
        if (type instanceof ParameterizedType generic) {
            var parts = generic.getActualTypeArguments();
            if (generic.getRawType() == Map.class) {
                return "object of " + name(parts[1]) + " by " + name(parts[0]);
            }
            if (Collection.class.isAssignableFrom((Class<?>) generic.getRawType())) {
                return "list of " + name(parts[0]);
            }
        }
        return type instanceof Class<?> plain ? plainName(plain) : refuse(type);
    }

    private String plainName(Class<?> type) {
        if (type == int.class || type == long.class || type == Integer.class || type == Long.class) {
            return "number";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "boolean";
        }
        if (type == String.class) {
            return "text";
        }
        if (type.isEnum() || type.isRecord() || type.isSealed() || Coded.class.isAssignableFrom(type)) {
            named.push(type);
            return type.getSimpleName();
        }
        return refuse(type);
    }

    private static String refuse(Type type) {
        throw new IllegalStateException("nobody could guess how this is written: " + type);
    }

    /** Long entries continue on an indented line. */
    private void line(String line) {
        String rest = line;
        while (rest.length() > MOST_COLUMNS) {
            int end = rest.lastIndexOf(' ', MOST_COLUMNS);
            text.append(rest, 0, end).append('\n');
            rest = "  " + rest.substring(end + 1);
        }
        text.append(rest).append('\n');
    }
}
