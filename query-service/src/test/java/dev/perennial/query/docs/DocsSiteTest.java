package dev.perennial.query.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocsSiteTest {
    private static final Path DOCS = Path.of("../docs");
    private static final Pattern REFERENCE = Pattern.compile("(?:href|src)=\"([^\"]+)\"");
    private static final Map<String, byte[]> FILES = DocsSite.build().files();

    private static String text(String path) {
        return new String(Objects.requireNonNull(FILES.get(path), path), StandardCharsets.UTF_8);
    }

    @Test
    void everyMarkdownFileIsAPage() throws IOException {
        try (Stream<Path> files = Files.walk(DOCS)) {
            assertThat(files.filter(file -> file.toString().endsWith(".md"))
                            .map(file -> DocsPath.page("docs/" + DOCS.relativize(file))))
                    .hasSizeGreaterThan(100)
                    .allSatisfy(page -> assertThat(text(page)).contains("<h1 id=", "</main>"));
        }
        assertThat(FILES)
                .containsKeys("index.html", "project/CONTRIBUTING.html", "project/README.html")
                .doesNotContainKey("README.md");
    }

    @Test
    void everyLinkLeadsSomewhere() {
        var broken = new ArrayList<String>();
        FILES.keySet().stream()
                .filter(path -> path.endsWith(".html"))
                .forEach(page -> REFERENCE
                        .matcher(text(page))
                        .results()
                        .map(found -> found.group(1))
                        .filter(link -> !link.contains("://") && !link.startsWith("mailto:"))
                        .filter(link -> !exists(page, link))
                        .forEach(link -> broken.add(page + " -> " + link)));
        assertThat(broken).isEmpty();
    }

    private static boolean exists(String page, String link) {
        String[] parts = link.split("#", 2);
        String file = parts[0].isEmpty() ? page : DocsPath.resolve(page, parts[0]);
        return FILES.containsKey(file) && (parts.length == 1 || text(file).contains("id=\"" + parts[1] + "\""));
    }

    /** The content security policy allows neither scripts nor styles in the page, and pages ask no other server. */
    @Test
    void pagesNeedNothingFromElsewhere() {
        FILES.keySet().stream()
                .filter(path -> path.endsWith(".html"))
                .forEach(page -> assertThat(text(page))
                        .doesNotContain("<style", " style=", "<script>", " onclick=")
                        .doesNotContainPattern("(src|<link[^>]* href)=\"(https?:)?//"));
    }

    @Test
    void theIndexLeadsToASection() {
        assertThat(text("search.json")).contains("\"path\":\"how-to/back-up-and-restore.html");
        assertThat(text("search.json")).contains("\"section\":\"Blind hands\"");
    }

    @Test
    void tablesAndCodeAreRendered() {
        assertThat(text("rules/arboretum.html")).contains("<table>", "<th>Players</th>");
        assertThat(text("reference/http-api.html")).contains("<pre><code class=\"language-sh\">");
        assertThat(text("index.html")).doesNotContain("&lt;!--", "<!--");
    }

    @Test
    void isWrittenAsAFolder(@TempDir Path folder) throws IOException {
        DocsSite.build().write(folder);
        assertThat(folder.resolve("how-to/play.html")).exists();
        assertThat(folder.resolve("css/base.css")).isNotEmptyFile();
        assertThat(folder.resolve("img/rules/arboretum.svg")).isNotEmptyFile();
    }
}
