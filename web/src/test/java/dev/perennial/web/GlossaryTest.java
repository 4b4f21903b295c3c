package dev.perennial.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One word per concept and language: screens use no word that the glossary replaces by another. */
class GlossaryTest {
    private static final Path GLOSSARY = Path.of("../docs/reference/glossary.md");
    private static final int COLUMNS = 6;

    /** Sections whose words apply to the texts of one game. */
    private static final Map<String, String> GAMES = Map.of(
            "## Arboretum", "arboretum",
            "## Evergreen (concerts)", "evergreen-concert",
            "## Evergreen (planet)", "evergreen-planet",
            "## S-Evolution", "s-evolution");

    /** Names of parameters are not read by people, nor are addresses. */
    private static final Pattern NOT_READ = Pattern.compile("\\{\\w+|[\\w/]+\\.(?:md|java)");

    @ParameterizedTest
    @CsvSource({"en,1", "fr,3", "de,5"})
    void screensUseTheWordsOfTheGlossary(String language, int column) throws IOException {
        for (var file : WebFiles.below(WebFiles.ROOT.resolve("i18n").resolve(language))) {
            var avoided = words(column, file.toString()).map(GlossaryTest::word).toList();
            assertThat(avoided).hasSizeGreaterThan(10);
            TextsTest.texts(file)
                    .forEach((key, text) -> assertThat(avoided)
                            .as("%s %s: %s", language, key, text)
                            .noneMatch(
                                    word -> word.matcher(NOT_READ.matcher(text).replaceAll(""))
                                            .find()));
        }
    }

    @Test
    void noWordIsBothWantedAndAvoided() throws IOException {
        for (int column = 0; column < COLUMNS; column += 2) {
            for (String file : GAMES.values()) {
                assertThat(words(column + 1, file).toList())
                        .doesNotContainAnyElementsOf(words(column, file).toList());
            }
        }
    }

    @Test
    void offendersAreFound() {
        assertThat(word("Weg").matcher("Ein Weg führt zum Baum").find()).isTrue();
        assertThat(word("Weg").matcher("Nimm sie weg. Wegen").find()).isFalse();
        assertThat(word("mél").matcher("mélange").find()).isFalse();
    }

    private static Pattern word(String word) {
        return Pattern.compile("\\b" + Pattern.quote(word) + "\\b", Pattern.UNICODE_CHARACTER_CLASS);
    }

    /** The words of a column that apply to a file. */
    private static Stream<String> words(int column, String file) throws IOException {
        var rows = new ArrayList<String>();
        boolean applies = true;
        for (String line : Files.readAllLines(GLOSSARY)) {
            if (line.startsWith("## ")) {
                applies = file.contains(GAMES.getOrDefault(line, ""));
            } else if (applies && line.startsWith("| ") && !line.startsWith("| English ")) {
                rows.add(line);
            }
        }
        return rows.stream()
                .map(line -> line.substring(1).split("\\|", -1)[column])
                .flatMap(cell -> Arrays.stream(cell.split(",")))
                .map(String::strip)
                .filter(word -> !word.isEmpty());
    }
}
