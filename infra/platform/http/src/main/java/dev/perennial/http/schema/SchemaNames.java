package dev.perennial.http.schema;

import java.util.HashMap;
import java.util.Map;
import org.springframework.util.StringUtils;

/** Names the types in the API descriptions: short, and the same at every start. */
final class SchemaNames {
    private static final String GAMES = "dev.perennial.games.";
    private static final String FOR_ALL_GAMES = "analysis";

    private final Map<String, Class<?>> taken = new HashMap<>();

    String of(Class<?> type) {
        String name = outer(type) + plain(type);
        Class<?> before = taken.putIfAbsent(name, type);
        if (before != null && before != type) {
            throw new IllegalStateException("duplicate schema name " + name + ": " + before + ", " + type);
        }
        return name;
    }

    private static String plain(Class<?> type) {
        return type.getSimpleName().replaceFirst("(?<=.)Controller$", "");
    }

    /** The enclosing class, or the game: several games have a Card. Not twice if the name begins with it anyway. */
    private static String outer(Class<?> type) {
        Class<?> enclosing = type.getEnclosingClass();
        String outer = enclosing == null ? game(type) : outer(enclosing) + plain(enclosing);
        return plain(type).startsWith(outer) ? "" : outer;
    }

    private static String game(Class<?> type) {
        String folder = type.getPackageName();
        if (!folder.startsWith(GAMES)) {
            return "";
        }
        String game = folder.substring(GAMES.length()).replaceFirst("\\..*", "");
        if (game.equals(FOR_ALL_GAMES)) {
            return "";
        }
        return game.equals("sevolution") ? "SEvolution" : StringUtils.capitalize(game);
    }
}
