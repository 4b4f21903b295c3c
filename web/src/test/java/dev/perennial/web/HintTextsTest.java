package dev.perennial.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reasons of hints are keys; every key that the rules can give has a text. */
class HintTextsTest {
    private static final Path GAMES = Path.of("../games/src/main/java/dev/perennial/games");
    private static final Map<String, String> FACTS = Map.of(
            "arboretum", "arboretum/bot/ArboretumFacts.java",
            "evergreen-concert", "concert/bot/ConcertFacts.java",
            "s-evolution", "sevolution/bot/SEvolutionFacts.java",
            "evergreen-planet", "planet/bot/PlanetFacts.java");

    /** A key in a call, also where one of two is chosen. */
    private static final Pattern KEY =
            Pattern.compile("\\b(?:sentence|add)\\(\\s*(?:facts,\\s*)?(?:\\w+ \\? )?\"(\\w+)\"(?: : \"(\\w+)\")?");

    private static final Pattern WHOLE = Pattern.compile("\"evergreen-planet\\.hint\\.(\\w+)\"");

    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "s-evolution", "evergreen-planet"})
    void everyFactHasAText(String game) {
        String source = WebFiles.text(GAMES.resolve(FACTS.getOrDefault(game, "")));
        Set<String> said = KEY.matcher(source)
                .results()
                .flatMap(call -> Stream.of(call.group(1), call.group(2)))
                .filter(Objects::nonNull)
                .collect(Collectors.toSet());
        WHOLE.matcher(source).results().forEach(key -> said.add(key.group(1)));
        assertThat(said).hasSizeGreaterThan(4);
        Set<String> written = texts(game).stream()
                .filter(key -> key.startsWith(game + ".hint."))
                .map(key -> key.substring((game + ".hint.").length()))
                .collect(Collectors.toSet());
        assertThat(written).isEqualTo(said);
    }

    @Test
    void everyComparisonHasAText() {
        String source = WebFiles.text(GAMES.resolve("bots/Adviser.java"));
        for (String key : List.of("more", "ahead", "chance", "equal", "only", "alike")) {
            assertThat(source).contains("sentence(\"" + key + "\"");
            assertThat(texts("common")).contains("hint." + key);
        }
    }

    private static Set<String> texts(String part) {
        return TextsTest.texts(WebFiles.ROOT.resolve("i18n/en/learn/" + part + ".json"))
                .keySet();
    }
}
