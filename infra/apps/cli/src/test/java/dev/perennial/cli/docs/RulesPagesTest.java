package dev.perennial.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each game has its rules in three languages and in the documentation, and every sentence names tests that show it. */
class RulesPagesTest {
    private static final Path GAME_TESTS = Path.of("../../../games/src/test/java/dev/perennial/games");
    private static final Path TABLE_TESTS = Path.of("../../../domain/src/test/java/dev/perennial/domain/table");
    private static final Map<String, String> NAMES = Map.of(
            "arboretum", "Arboretum",
            "evergreen-concert", "Evergreen (concerts)",
            "evergreen-planet", "Evergreen (planet)",
            "s-evolution", "S-Evolution");

    static List<Game<?, ?, ?, ?>> games() {
        return List.copyOf(Games.all());
    }

    /** Run with {@code -Dperennial.golden=write} after a change of the texts. */
    @ParameterizedTest
    @MethodSource("games")
    void theDocumentationHasTheWordsOfTheRulesPage(Game<?, ?, ?, ?> game) throws IOException {
        String page = RulesPage.of(game, NAMES.getOrDefault(game.id(), game.id()));
        Path file = RulesPage.PAGES.resolve(game.id() + ".md");
        if ("write".equals(System.getProperty("perennial.golden"))) {
            Files.writeString(file, page);
        }
        assertThat(Files.readString(file)).isEqualTo(page);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLanguageHasTheSameSentences(Game<?, ?, ?, ?> game) throws IOException {
        var english = RulesText.read("en", game.id()).sections();
        assertThat(english).hasSizeGreaterThan(7);
        for (String language : List.of("fr", "de")) {
            assertThat(RulesText.read(language, game.id()).sections())
                    .as(language)
                    .extracting(RulesText.Section::shape)
                    .containsExactlyElementsOf(
                            english.stream().map(RulesText.Section::shape).toList());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySentenceNamesTestsThatExist(Game<?, ?, ?, ?> game) throws IOException {
        var sections = RuleTests.read(game.id());
        assertThat(sections.stream()
                        .map(rows -> rows.stream().map(RuleTests.Row::sentence).toList()))
                .containsExactlyElementsOf(RulesText.read("en", game.id()).sections().stream()
                        .map(RuleTests::claims)
                        .toList());
        var known = new HashSet<>(RuleTests.below(folder(game)));
        known.addAll(RuleTests.below(TABLE_TESTS));
        assertThat(sections)
                .allSatisfy(rows -> assertThat(rows)
                        .allSatisfy(row -> assertThat(row.tests())
                                .as(row.sentence())
                                .isNotEmpty()
                                .isSubsetOf(known)));
    }

    /** The files that hold designed parts are named on the rules page and in NOTICE. */
    @ParameterizedTest
    @MethodSource("games")
    void designedPartsNameTheFileToEdit(Game<?, ?, ?, ?> game) throws IOException {
        var designed = RulesText.read("en", game.id()).sections().getLast();
        assertThat(designed.title()).isEqualTo("Designed parts");
        var last = designed.sentences().getLast();
        if (!last.startsWith("None")) {
            String file = last.replaceAll(".* the file (.+[.]java)[.]", "$1");
            assertThat(Path.of("../../../games/src/main/java/dev/perennial/games", file))
                    .exists();
            assertThat(Files.readString(Path.of("../../../NOTICE"))).contains(file);
        }
    }

    /** The package of the game's class, also where its id says more. */
    private static Path folder(Game<?, ?, ?, ?> game) {
        String name = game.getClass().getPackageName();
        return GAME_TESTS.resolve(name.substring(name.lastIndexOf('.') + 1));
    }
}
