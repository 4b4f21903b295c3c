package dev.perennial.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** French and German are written as their readers write: translated, informal, with their own signs. */
class TranslationsTest {
    /** Names and signs that are the same in every language. */
    private static final Set<String> SAME = Set.of(
            "brand",
            "tv.heading",
            "table.title",
            "player.title",
            "tournament.title",
            "game.s-evolution",
            "game.arboretum");

    private static final Pattern PARAMETER = Pattern.compile("\\{[^}]*}");
    private static final Pattern TWO_WORDS = Pattern.compile("\\p{L}{3,} \\p{L}{3,}");

    /** Vous and the verbs that go with it; words that only look like one are listed. */
    private static final Pattern VOUS =
            Pattern.compile("\\b(?:vous|votre|vos|vôtres?)\\b|\\b(?!(?:chez|assez|nez)\\b)\\p{L}+ez\\b", flags());

    /** Within a sentence a capital letter makes the address formal; at its beginning it may be “they” or “she”. */
    private static final Pattern SIE = Pattern.compile("[\\p{L},] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\\b");

    /** French sets a space before these signs and within its quotation marks. */
    private static final Pattern FRENCH_SIGN = Pattern.compile("[^\\s\u00a0\u202f][;!?»](?:\\s|$)|\\p{L}: |«\\S");

    private static final Pattern GERMAN_QUOTE = Pattern.compile("«|»|”|(?<!„[^“]{0,80})“");
    private static final Pattern STRAIGHT = Pattern.compile("\\\\\"|\\p{L}'\\p{L}");

    private static int flags() {
        return Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS;
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "de"})
    void nothingIsLeftInEnglish(String language) {
        Map<String, String> english = all("en");
        all(language)
                .forEach((key, text) -> assertThat(isLeft(text, english.get(key)) && !SAME.contains(key))
                        .as("%s %s: %s", language, key, text)
                        .isFalse());
    }

    @Test
    void readersAreAddressedInformally() {
        all("fr").forEach((key, text) -> assertThat(plain(text)).as(key).doesNotContainPattern(VOUS));
        all("de").forEach((key, text) -> assertThat(plain(text)).as(key).doesNotContainPattern(SIE));
    }

    @Test
    void signsAreThoseOfTheLanguage() {
        all("fr").forEach((key, text) -> assertThat(plain(text)).as(key).doesNotContainPattern(FRENCH_SIGN));
        all("de").forEach((key, text) -> assertThat(plain(text)).as(key).doesNotContainPattern(GERMAN_QUOTE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de"})
    void apostrophesAndQuotationMarksAreCurved(String language) {
        all(language).forEach((key, text) -> assertThat(text).as(key).doesNotContainPattern(STRAIGHT));
    }

    @Test
    void offendersAreFound() {
        assertThat("Choisissez une carte").containsPattern(VOUS);
        assertThat("chez toi, il y en a assez").doesNotContainPattern(VOUS);
        assertThat("Wählen Sie eine Karte").containsPattern(SIE);
        assertThat("Die Gala ist offen. Sie verdoppelt.").doesNotContainPattern(SIE);
        assertThat("Fini! Oui").containsPattern(FRENCH_SIGN);
        assertThat("Das „Spiel“").doesNotContainPattern(GERMAN_QUOTE);
        assertThat("Das “Spiel”").containsPattern(GERMAN_QUOTE);
        assertThat(isLeft("Open the table", "Open the table")).isTrue();
    }

    private static boolean isLeft(String text, String english) {
        return text.equals(english) && TWO_WORDS.matcher(plain(text)).find();
    }

    private static String plain(String text) {
        return PARAMETER.matcher(text).replaceAll("x");
    }

    /** The same text under one key, wherever the key occurs: one code has one meaning. */
    private static Map<String, String> all(String language) {
        var all = new HashMap<String, String>();
        for (var file : WebFiles.below(WebFiles.ROOT.resolve("i18n").resolve(language))) {
            TextsTest.texts(file).forEach((key, text) -> {
                String before = all.put(key, text);
                assertThat(before == null || before.equals(text))
                        .as("%s %s has two texts", language, key)
                        .isTrue();
            });
        }
        return all;
    }
}
