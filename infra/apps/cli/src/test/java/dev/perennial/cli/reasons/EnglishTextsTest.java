package dev.perennial.cli.reasons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.games.Sentence;
import dev.perennial.pairing.dutch.model.ColourRule;
import dev.perennial.pairing.dutch.model.Criterion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class EnglishTextsTest {
    private static final Path TEXTS = Path.of("../../../web/src/main/resources/static/i18n");
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)[:}]");

    @Test
    void theCommandAndTheDeskSayTheSame() throws IOException {
        assertThat(Files.readString(Path.of("src/main/resources/pairing/en.json")))
                .isEqualTo(Files.readString(TEXTS.resolve("en/pairing.json")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "de"})
    void everyLanguageSaysTheSameWithTheSameParameters(String language) throws IOException {
        var english = Json.mapper().readTree(Files.readString(TEXTS.resolve("en/pairing.json")));
        var other = Json.mapper().readTree(Files.readString(TEXTS.resolve(language + "/pairing.json")));
        assertThat(other.propertyNames()).containsExactlyElementsOf(english.propertyNames());
        english.propertyNames()
                .forEach(key -> assertThat(parameters(other.get(key).asString()))
                        .as(key)
                        .containsExactlyInAnyOrderElementsOf(
                                parameters(english.get(key).asString())));
    }

    private static List<String> parameters(String text) {
        return PARAMETER
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .distinct()
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void everyCriterionHasItsWords(Criterion criterion) {
        var texts = EnglishTexts.ofPairings(number -> "P" + number);
        assertThat(texts.of(new Sentence(
                        "pairing.detail.rule",
                        Map.of("criterion", criterion.article(), "meaning", "@criterion." + criterion))))
                .startsWith("FIDE C.04.3, " + criterion.article() + ": ");
        if (criterion != Criterion.C5) {
            assertThat(texts.of(new Sentence(
                            "pairing.why." + criterion,
                            Map.of("player", "#1", "opponent", "#2", "concerned", List.of("#3", "#14")))))
                    .contains("P1")
                    .contains("P2");
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyRuleOfColoursHasItsWords(ColourRule rule) {
        var texts = EnglishTexts.ofPairings(String::valueOf);
        assertThat(texts.of(new Sentence("pairing.detail.colour", Map.of("rule", "@colourRule." + rule))))
                .matches("Seats, FIDE C[.]04[.]3, 5[.]2[.][1-5]: .*")
                .doesNotContain("@");
    }

    @Test
    void numbersTakeTheirNoun() {
        var texts = EnglishTexts.ofPairings(String::valueOf);
        assertThat(texts.of(new Sentence("pairing.group", Map.of("points", 1)))).contains("1 point.");
        assertThat(texts.of(new Sentence("pairing.group", Map.of("points", 0.5))))
                .contains("0.5 points.");
    }
}
