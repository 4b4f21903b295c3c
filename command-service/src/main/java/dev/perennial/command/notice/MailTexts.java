package dev.perennial.command.notice;

import dev.perennial.games.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The texts of mails in one language. */
final class MailTexts {
    private static final MailTexts ENGLISH = new MailTexts("en");
    private static final Map<String, MailTexts> ALL =
            Map.of("en", ENGLISH, "fr", new MailTexts("fr"), "de", new MailTexts("de"));

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    private final String language;
    private final Properties texts;

    private MailTexts(String language) {
        this.language = language;
        this.texts = read(Objects.requireNonNull(
                MailTexts.class.getResourceAsStream("/mail/" + language + ".properties"), language));
    }

    private static Properties read(InputStream file) {
        var read = new Properties();
        try (var reader = new InputStreamReader(file, StandardCharsets.UTF_8)) {
            read.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return read;
    }

    /** English if the player has chosen no language, or one without texts. */
    static MailTexts in(@Nullable String language) {
        String spoken = language == null ? "" : Locale.forLanguageTag(language).getLanguage();
        MailTexts found = ALL.get(spoken);
        return found == null ? ENGLISH : found;
    }

    /** The text with its placeholders filled. */
    String text(String key, Map<String, String> values) {
        String text = texts.getProperty(key);
        if (text == null) {
            throw new IllegalArgumentException("no text " + key);
        }
        for (var value : values.entrySet()) {
            text = text.replace("{" + value.getKey() + "}", value.getValue());
        }
        return text;
    }

    /** A game's name. It is kept beside the game's rules, so that a new game changes nothing here. */
    String game(String id) {
        return Games.byId(id)
                .map(game -> game.getClass().getResourceAsStream("name.properties"))
                .map(file -> read(file).getProperty(language))
                .orElse(id);
    }

    /** The same in every language. */
    static String time(Instant at, ZoneId zone) {
        String name = zone.equals(ZoneOffset.UTC) ? "UTC" : zone.getId();
        return TIME.format(at.atZone(zone)) + " (" + name + ")";
    }

    static Set<String> languages() {
        return ALL.keySet();
    }

    Properties all() {
        return texts;
    }
}
