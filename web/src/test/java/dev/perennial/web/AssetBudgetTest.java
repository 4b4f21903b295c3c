package dev.perennial.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a browser loads before a first game can be played, compressed as it is sent. */
class AssetBudgetTest {
    /** The limit is 150 kB: what lies between is left for what comes. */
    private static final int BUDGET = 120_000;

    private static final Pattern NEEDED = Pattern.compile("(?:from|import)\"\\./([\\w-]+\\.js)\"");
    private static final Pattern LATER = Pattern.compile("import\\(\"\\./([\\w-]+)-[A-Z0-9]{8}\\.js\"\\)");
    private static final Path BUILT = Path.of("target/classes/static");
    private static final Pattern PAGE_STYLE = Pattern.compile("href=\"/(css/[\\w-]+\\.css)");
    private static final Pattern LOADED_STYLE = Pattern.compile("loadStyle\\('/(css/[\\w-]+\\.css)'");
    private static final List<String> LANGUAGES = List.of("en", "fr", "de");

    @BeforeAll
    static void needsTheBundle() {
        assumeTrue(Files.exists(BUILT.resolve("bundle/app.js.br")), "bundled on Linux x86-64 only");
    }

    static Stream<Arguments> tables() throws IOException {
        try (var boards = Files.list(WebFiles.ROOT.resolve("css/boards"))) {
            var games = boards.map(file -> file.getFileName().toString().replace(".css", ""))
                    .sorted()
                    .toList();
            assertThat(games).hasSizeGreaterThanOrEqualTo(4);
            return games.stream().flatMap(game -> LANGUAGES.stream().map(language -> Arguments.of(game, language)));
        }
    }

    /** With the coach, which only a first game has. */
    @ParameterizedTest
    @MethodSource("tables")
    void aTableNeedsAtMost120Kilobytes(String game, String language) throws IOException {
        long bytes = 0;
        for (String file : filesOf(game, language)) {
            bytes += sent(file);
        }
        assertThat(bytes).as("%s, %s", game, language).isBetween(50_000L, (long) BUDGET);
    }

    @Test
    void whatFewVisitorsNeedIsLoadedLater() {
        assertThat(firstScripts())
                .hasSize(2)
                .flatExtracting(
                        file -> WebFiles.found(LATER, BUILT.resolve(file)).toList())
                .contains("admin", "bubble", "drawer", "hint-card", "learn", "people", "replay", "tournaments");
    }

    private static List<String> filesOf(String game, String language) {
        var files = new ArrayList<>(List.of("index.html", "css/boards/" + game + ".css"));
        files.addAll(firstScripts());
        try (var scripts = Files.list(BUILT.resolve("bundle"))) {
            files.addAll(scripts.map(each -> "bundle/" + each.getFileName())
                    .filter(each -> each.matches(".*/bubble-[A-Z0-9]+\\.js"))
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        WebFiles.found(PAGE_STYLE, WebFiles.ROOT.resolve("index.html")).forEach(files::add);
        for (String module : List.of("js/pages/table.js", "js/coach/coach.js")) {
            WebFiles.found(LOADED_STYLE, WebFiles.ROOT.resolve(module)).forEach(files::add);
        }
        for (String part : List.of("app", "refusals", "table", game, "coach", "coach/" + game)) {
            files.add("i18n/" + language + "/" + part + ".json");
        }
        assertThat(files).hasSizeGreaterThan(16);
        return files;
    }

    /** The first script, and all that it cannot run without. */
    private static List<String> firstScripts() {
        var scripts = new ArrayList<>(List.of("bundle/app.js"));
        for (int i = 0; i < scripts.size(); i++) {
            WebFiles.found(NEEDED, BUILT.resolve(scripts.get(i)))
                    .map(each -> "bundle/" + each)
                    .filter(each -> !scripts.contains(each))
                    .toList()
                    .forEach(scripts::add);
        }
        return scripts;
    }

    private static long sent(String file) throws IOException {
        Path compressed = BUILT.resolve(file + ".br");
        return Files.size(Files.exists(compressed) ? compressed : BUILT.resolve(file));
    }
}
