package dev.perennial.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each game has a rules page, and every section of it names the tests that show its rules. */
class RulesPagesTest {
    private static final Path PAGES = Path.of("../../../docs/rules");
    private static final Path TESTS = Path.of("../../../games/src/test/java/dev/perennial/games");
    private static final Pattern NAMED = Pattern.compile("<!-- tests: ([^>]+?)\\s+-->");
    private static final Pattern METHOD = Pattern.compile("(?m)^ {4}void (\\w+)\\(");
    private static final Set<String> WITHOUT_RULES = Set.of("Goal", "Designed parts");

    static List<Game<?, ?, ?, ?>> games() {
        return List.copyOf(Games.all());
    }

    @ParameterizedTest
    @MethodSource("games")
    void thePageNamesThePlayersAndItsPictureExists(Game<?, ?, ?, ?> game) throws IOException {
        String page = page(game).replaceAll("\\s+", " ");
        assertThat(page).contains("%d to %d players.".formatted(game.minSeats(), game.maxSeats()));
        Path picture = PAGES.resolve("../../web/src/main/resources/static/img/rules/" + game.id() + ".svg");
        assertThat(page).contains("/img/rules/" + game.id() + ".svg)");
        assertThat(picture).exists();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySectionNamesItsTests(Game<?, ?, ?, ?> game) throws IOException {
        var sections = Stream.of(page(game).split("\n## ")).skip(1).toList();
        assertThat(sections).hasSizeGreaterThan(5).allSatisfy(section -> {
            String title = section.lines().findFirst().orElseThrow();
            assertThat(WITHOUT_RULES.contains(title) || NAMED.matcher(section).find())
                    .as(title)
                    .isTrue();
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void theNamedTestsExist(Game<?, ?, ?, ?> game) throws IOException {
        var named = NAMED.matcher(page(game))
                .results()
                .flatMap(match -> Stream.of(match.group(1).split("[,\\s]+")))
                .toList();
        assertThat(named).hasSizeGreaterThan(15).isSubsetOf(tests(folder(game)));
    }

    /** The package of the game's class, also where its id says more. */
    private static Path folder(Game<?, ?, ?, ?> game) {
        String name = game.getClass().getPackageName();
        return TESTS.resolve(name.substring(name.lastIndexOf('.') + 1));
    }

    private static Set<String> tests(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith("Test.java"))
                    .flatMap(RulesPagesTest::methods)
                    .collect(Collectors.toSet());
        }
    }

    private static Stream<String> methods(Path file) {
        String name = file.getFileName().toString().replace(".java", "");
        try {
            return METHOD.matcher(Files.readString(file)).results().map(method -> name + "." + method.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String page(Game<?, ?, ?, ?> game) throws IOException {
        return Files.readString(PAGES.resolve(game.id() + ".md"));
    }
}
