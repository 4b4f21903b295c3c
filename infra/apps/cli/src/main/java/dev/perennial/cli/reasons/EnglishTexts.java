package dev.perennial.cli.reasons;

import dev.perennial.contract.json.Json;
import dev.perennial.games.Sentence;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** English sentences of pairings and tie-breaks, the same as in the browser app. */
public final class EnglishTexts {
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)(?::([^|}]*)\\|([^}]*))?}");
    private static final Pattern PLAYER = Pattern.compile("#(\\d+)");

    private final JsonNode texts;
    private final IntFunction<String> names;

    private EnglishTexts(String resource, IntFunction<String> names) {
        this.names = names;
        try (var file = Objects.requireNonNull(EnglishTexts.class.getResourceAsStream(resource))) {
            texts = Json.mapper().readTree(file.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The reasons of pairings; {@code names} says what to call the player with a number. */
    public static EnglishTexts ofPairings(IntFunction<String> names) {
        return new EnglishTexts("/pairing/en.json", names);
    }

    /** How the figures of tie-breaks are computed. */
    public static EnglishTexts ofTieBreaks(IntFunction<String> names) {
        return new EnglishTexts("/standings/en.json", names);
    }

    public String of(Sentence sentence) {
        return PARAMETER.matcher(text(sentence.key())).replaceAll(found -> {
            var value = Objects.requireNonNull(sentence.params().get(found.group(1)));
            String words = found.group(2) == null ? words(value) : isOne(value) ? found.group(2) : found.group(3);
            return Matcher.quoteReplacement(words);
        });
    }

    private String text(String key) {
        var text = texts.get(key);
        if (text == null) {
            throw new IllegalArgumentException("no text for " + key);
        }
        return text.asString();
    }

    private static boolean isOne(Object value) {
        return value instanceof Number number && number.doubleValue() == 1;
    }

    private String words(Object value) {
        return switch (value) {
            case List<?> list -> list.stream().map(this::words).collect(Collectors.joining(", "));
            case String key when key.startsWith("@") -> text(key.substring(1));
            default ->
                PLAYER.matcher(value.toString())
                        .replaceAll(player -> Matcher.quoteReplacement(names.apply(Integer.parseInt(player.group(1)))));
        };
    }
}
