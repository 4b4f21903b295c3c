package dev.perennial.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every text there is, in every language there is. */
class TextsTest {
    private static final Path ENGLISH = WebFiles.ROOT.resolve("i18n/en");
    private static final Pattern TEXT = Pattern.compile("^ {2}\"([^\"]+)\": \"(.*)\",?$", Pattern.MULTILINE);
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)(:[^}]*)?}");
    /** The word for one and the word for more, by the number in front of them. */
    private static final Pattern WORDS = Pattern.compile("\\{\\w+:([^}]*)}");
    /** A number, and a word that would be wrong for one: no language here gets by without the other. */
    private static final Pattern ALWAYS_MANY = Pattern.compile(
            "\\{\\w+} (points|pts|rounds|rated games|games|members|times|days|minutes|rondes|parties|membres|jours"
                    + "|Punkte|Runden|Mitglieder|Tage|Minuten|Karten|cartes|cards)\\b");
    /** Never about one. */
    private static final Set<String> LARGE =
            Set.of("evergreen-concert.layMany", "s-evolution.BlindHandShuffled.hidden");

    private static final Pattern KEY = Pattern.compile("\\b(?:t|parts)\\(\\s*'([\\w.-]+)'");
    private static final Pattern FAMILY = Pattern.compile("\\b(?:t|hasText|parts)\\(\\s*`([\\w.-]+\\.)\\$\\{");

    @ParameterizedTest
    @ValueSource(strings = {"fr", "de"})
    void everyTextIsInEveryLanguageWithTheSameParameters(String language) {
        Path folder = WebFiles.ROOT.resolve("i18n").resolve(language);
        assertThat(names(folder)).isEqualTo(names(ENGLISH));
        for (String name : names(ENGLISH)) {
            var english = texts(ENGLISH.resolve(name));
            var other = texts(folder.resolve(name));
            assertThat(other.keySet()).as("%s/%s", language, name).isEqualTo(english.keySet());
            assertThat(other)
                    .allSatisfy((key, text) -> assertThat(parameters(text))
                            .as("%s/%s %s", language, name, key)
                            .isEqualTo(parameters(english.get(key))));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de"})
    void oneIsSpokenOfOtherwiseThanMany(String language) {
        Path folder = WebFiles.ROOT.resolve("i18n").resolve(language);
        for (String name : names(folder)) {
            assertThat(texts(folder.resolve(name))).allSatisfy((key, text) -> {
                assertThat(ALWAYS_MANY.matcher(text).find() && !LARGE.contains(key))
                        .as("%s/%s: %s", language, key, text)
                        .isFalse();
                assertThat(WORDS.matcher(text).results().map(each -> each.group(1)))
                        .as("%s/%s", language, key)
                        .allMatch(words -> words.split("\\|", -1).length == 2);
            });
        }
    }

    @Test
    void everyTextThatIsAskedForIsWritten() {
        Set<String> written = names(ENGLISH).stream()
                .flatMap(name -> texts(ENGLISH.resolve(name)).keySet().stream())
                .collect(Collectors.toSet());
        var asked = found(KEY).toList();
        assertThat(asked).hasSizeGreaterThan(30);
        assertThat(written).containsAll(asked);
        found(FAMILY).forEach(family -> assertThat(written).as(family).anyMatch(key -> key.startsWith(family)));
    }

    private static Stream<String> found(Pattern pattern) {
        return WebFiles.below(WebFiles.ROOT.resolve("js")).stream().flatMap(script -> WebFiles.found(pattern, script));
    }

    static Map<String, String> texts(Path file) {
        var texts = new LinkedHashMap<String, String>();
        TEXT.matcher(WebFiles.text(file)).results().forEach(each -> {
            assertThat(texts.put(each.group(1), each.group(2)))
                    .as("%s twice in %s", each.group(1), file)
                    .isNull();
        });
        return texts;
    }

    private static Set<String> parameters(String text) {
        return PARAMETER.matcher(text).results().map(each -> each.group(1)).collect(Collectors.toSet());
    }

    private static Set<String> names(Path folder) {
        return WebFiles.below(folder).stream()
                .map(file -> folder.relativize(file).toString())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
