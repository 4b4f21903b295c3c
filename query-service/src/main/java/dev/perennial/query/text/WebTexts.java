package dev.perennial.query.text;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Texts of the web app in one language, by the same keys and with the same parameters. */
public final class WebTexts {
    private static final Map<Locale, WebTexts> READ = new ConcurrentHashMap<>();
    private static final Pattern PARAMETER = Pattern.compile("\\{(?<name>\\w+)(:(?<one>[^|}]*)\\|(?<more>[^}]*))?}");
    private static final Pattern BOT = Pattern.compile("bot-(?<level>\\w+)-(?<number>\\d{1,9})");
    /** The server names the levels by their methods; players know easy, medium and hard. */
    private static final Map<String, String> STRENGTHS = Map.of("random", "easy", "greedy", "medium", "expert", "hard");

    private final Locale language;
    private final Map<String, Map<String, String>> parts = new ConcurrentHashMap<>();

    private WebTexts(Locale language) {
        this.language = language;
    }

    public static WebTexts in(Locale language) {
        return READ.computeIfAbsent(language, WebTexts::new);
    }

    public Locale language() {
        return language;
    }

    /** A text of the app's own part, or of another one. */
    public String say(String part, String key, Map<String, ?> params) {
        String text = part(part).getOrDefault(key, key);
        return PARAMETER.matcher(text).replaceAll(found -> Matcher.quoteReplacement(piece(found, params)));
    }

    private String piece(MatchResult found, Map<String, ?> params) {
        Object value = params.get(found.group("name"));
        if (found.group("one") == null) {
            return String.valueOf(value);
        }
        boolean one = value instanceof Number number
                && (number.intValue() == 1 || (number.intValue() == 0 && language.equals(Locale.FRENCH)));
        return one ? found.group("one") : found.group("more");
    }

    /** The game's name in this language; a game without texts goes by its id. */
    public String game(String id) {
        return part(id).getOrDefault("game." + id, id);
    }

    /** Bots are called by their level; erased accounts have no name. */
    public String player(Map<String, String> names, String id) {
        var bot = BOT.matcher(id);
        if (!bot.matches()) {
            String name = names.get(id);
            return name == null ? say("app", "player.nameless", Map.of()) : name;
        }
        String level = STRENGTHS.getOrDefault(bot.group("level"), bot.group("level"));
        return say(
                "app",
                "player.bot",
                Map.of("number", bot.group("number"), "level", say("app", "strength." + level, Map.of())));
    }

    private Map<String, String> part(String name) {
        return parts.computeIfAbsent(name, this::read);
    }

    private Map<String, String> read(String name) {
        String file = "/static/i18n/" + language.getLanguage() + "/" + name + ".json";
        try (InputStream stream = WebTexts.class.getResourceAsStream(file)) {
            if (stream == null) {
                return Map.of(); // a new game may have none yet
            }
            var texts = new HashMap<String, String>();
            JsonNode read = Json.mapper().readTree(stream);
            read.propertyStream()
                    .forEach(each -> texts.put(each.getKey(), each.getValue().asString()));
            return Map.copyOf(texts);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The players as one line. */
    public String players(Map<String, String> names, List<String> ids) {
        return String.join(" – ", ids.stream().map(id -> player(names, id)).toList());
    }
}
