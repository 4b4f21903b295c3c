package dev.perennial.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a strict content policy and a missing bundler ask of the files. */
class WebFilesTest {
    private static final Pattern IMPORT = Pattern.compile("(?:from |import\\()'([\\w./@-]+)'");
    private static final Pattern MAPPED = Pattern.compile("\"([^\"]+)\": \"(/webjars/[^\"]+)\"");
    private static final Pattern PART = Pattern.compile("(?:src|href)=\"(/[^\"]+)\"");
    private static final Pattern FOREIGN = Pattern.compile("(?:https?:)?//[a-z0-9-]+\\.[a-z]");

    @Test
    void pagesHaveNoScriptOrStyleOfTheirOwn() {
        for (Path page : WebFiles.below(WebFiles.ROOT, ".html")) {
            assertThat(WebFiles.text(page))
                    .as(page.toString())
                    .doesNotContainPattern("<script(?! type=\"importmap\")(?![^>]*src=)")
                    .doesNotContainPattern("<style|\\sstyle=|\\son\\w+=");
        }
        assertThat(WebFiles.below(WebFiles.ROOT, ".html")).isNotEmpty();
    }

    @Test
    void scriptsSetNoStyleAttributeAndNoMarkup() {
        for (Path script : WebFiles.below(WebFiles.ROOT, ".js")) {
            assertThat(WebFiles.text(script))
                    .as(script.toString())
                    .doesNotContainPattern("innerHTML|outerHTML|insertAdjacentHTML|document\\.write|eval\\(")
                    .doesNotContainPattern(
                            "\\bstyle:(?! 'percent')|setAttribute\\('style'|\\sstyle=\"|unsafe-(?:html|svg)");
        }
    }

    @Test
    void nothingComesFromAnotherHost() {
        for (Path file : WebFiles.below(WebFiles.ROOT, ".html", ".js", ".css", ".json")) {
            String ours = WebFiles.text(file).replace("http://www.w3.org/2000/svg", "");
            assertThat(ours).as(file.toString()).doesNotContainPattern(FOREIGN);
        }
    }

    @Test
    void everyImportedModuleAndEveryPartOfAPageIsThere() {
        String page = WebFiles.text(WebFiles.ROOT.resolve("index.html"));
        var mapped =
                MAPPED.matcher(page).results().collect(Collectors.toMap(each -> each.group(1), each -> each.group(2)));
        assertThat(mapped).hasSizeGreaterThanOrEqualTo(4);
        for (Path script : WebFiles.below(WebFiles.ROOT, ".js")) {
            WebFiles.found(IMPORT, script)
                    .forEach(name -> assertThat(exists(script, name, mapped))
                            .as("%s imports %s", script, name)
                            .isTrue());
        }
        WebFiles.found(PART, WebFiles.ROOT.resolve("index.html"))
                .forEach(name ->
                        assertThat(WebFiles.ROOT.resolve(name.substring(1))).exists());
    }

    /** The bundle has boards nowhere else. */
    @Test
    void everyBoardIsInTheFirstFile() {
        assertThat(WebFiles.text(WebFiles.ROOT.resolve("js/first-file.js"))).contains("import './all-boards.js'");
        String first = WebFiles.text(WebFiles.ROOT.resolve("js/all-boards.js"));
        var boards = WebFiles.below(WebFiles.ROOT.resolve("css/boards"), ".css");
        assertThat(boards).hasSizeGreaterThanOrEqualTo(4).allSatisfy(style -> {
            String game = style.getFileName().toString().replace(".css", "");
            assertThat(first).contains("'./boards/" + game + ".js'").contains("bring('" + game + "', ");
        });
    }

    private static boolean exists(Path script, String name, Map<String, String> mapped) {
        if (name.startsWith(".")) {
            return Files.exists(script.resolveSibling(name));
        }
        String folder = name.substring(0, name.indexOf('/') + 1);
        String address = mapped.getOrDefault(name, mapped.get(folder) + name.substring(folder.length()));
        return WebFilesTest.class.getResource("/META-INF/resources" + address) != null;
    }
}
