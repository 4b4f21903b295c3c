package dev.perennial.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a strict content policy and a missing bundler ask of the files. */
class WebFilesTest {
    private static final Path ROOT = Path.of("src/main/resources/static");
    private static final Pattern IMPORT = Pattern.compile("from '([^']+)'");
    private static final Pattern PART = Pattern.compile("(?:src|href)=\"(/[^\"]+)\"");
    private static final Pattern KEY = Pattern.compile("\\b(?:t|parts)\\('([\\w.-]+)'");
    private static final Pattern FAMILY = Pattern.compile("\\b(?:t|hasText)\\(`([\\w.-]+\\.)\\$\\{");
    private static final Pattern TEXT = Pattern.compile("^ {2}\"([^\"]+)\":", Pattern.MULTILINE);
    private static final Pattern FOREIGN = Pattern.compile("(?:https?:)?//[a-z0-9-]+\\.[a-z]");

    @Test
    void pagesHaveNoScriptOrStyleOfTheirOwn() {
        for (Path page : files(".html")) {
            assertThat(text(page))
                    .as(page.toString())
                    .doesNotContainPattern("<script(?![^>]*src=)")
                    .doesNotContainPattern("<style|\\sstyle=|\\son\\w+=");
        }
        assertThat(files(".html")).hasSizeGreaterThanOrEqualTo(2);
    }

    @Test
    void scriptsSetNoStyleAttributeAndNoMarkup() {
        for (Path script : files(".js")) {
            assertThat(text(script))
                    .as(script.toString())
                    .doesNotContainPattern("innerHTML|outerHTML|insertAdjacentHTML|document\\.write|eval\\(")
                    .doesNotContainPattern("\\bstyle:|setAttribute\\('style'");
        }
    }

    @Test
    void nothingComesFromAnotherHost() {
        for (Path file : files(".html", ".js", ".css", ".json")) {
            String ours = text(file).replace("http://www.w3.org/2000/svg", "");
            assertThat(ours).as(file.toString()).doesNotContainPattern(FOREIGN);
        }
    }

    @Test
    void everyImportedModuleAndEveryPartOfAPageIsThere() {
        for (Path script : files(".js")) {
            found(IMPORT, script)
                    .forEach(name -> assertThat(script.resolveSibling(name)).exists());
        }
        for (Path page : files(".html")) {
            found(PART, page)
                    .forEach(name -> assertThat(ROOT.resolve(name.substring(1))).exists());
        }
    }

    @Test
    void everyTextThatIsAskedForIsWritten() {
        Set<String> written = found(TEXT, ROOT.resolve("i18n/en.json")).collect(Collectors.toSet());
        var asked = files(".js").stream().flatMap(script -> found(KEY, script)).toList();
        assertThat(asked).hasSizeGreaterThan(30);
        assertThat(written).containsAll(asked);
        files(".js").stream()
                .flatMap(script -> found(FAMILY, script))
                .forEach(family -> assertThat(written).as(family).anyMatch(key -> key.startsWith(family)));
    }

    private static Stream<String> found(Pattern pattern, Path file) {
        return pattern.matcher(text(file)).results().map((MatchResult match) -> match.group(1));
    }

    private static List<Path> files(String... endings) {
        try (var all = Files.walk(ROOT)) {
            return all.filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
