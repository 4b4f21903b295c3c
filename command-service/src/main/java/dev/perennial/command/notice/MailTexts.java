package dev.perennial.command.notice;

import dev.perennial.games.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The words of mails in one language. */
final class MailTexts {
    private static final MailTexts ENGLISH = new MailTexts("en");
    private static final Map<String, MailTexts> ALL =
            Map.of("en", ENGLISH, "fr", new MailTexts("fr"), "de", new MailTexts("de"));

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

    /** English for whoever has chosen nothing, or what we do not speak. */
    static MailTexts in(@Nullable String language) {
        String spoken = language == null ? "" : Locale.forLanguageTag(language).getLanguage();
        MailTexts found = ALL.get(spoken);
        return found == null ? ENGLISH : found;
    }

    /** With the values in the places of their names. */
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

    /** A game by its name, which stands beside its rules, so that a new game changes nothing here. */
    String game(String id) {
        return Games.byId(id)
                .map(game -> game.getClass().getResourceAsStream("name.properties"))
                .map(file -> read(file).getProperty(language))
                .orElse(id);
    }

    static Set<String> languages() {
        return ALL.keySet();
    }

    Properties all() {
        return texts;
    }
}
