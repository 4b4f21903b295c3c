package dev.perennial.query.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.perennial.query.QueryNode;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.TestBackends;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class WebAssetsIT {
    private static final Pattern ADDRESS = Pattern.compile("(?:href|src)=\"(/[^\"]+)\"");
    private static final Pattern LATER = Pattern.compile("import\\(\"\\./([\\w-]+\\.js)\"\\)");
    private static final QueryNode NODE = QueryNode.start(TestBackends.freshDatabase(), "node-a", Map.of());
    private static final WebClient WEB = new WebClient(NODE.port());

    @AfterAll
    static void stop() {
        NODE.close();
    }

    @Test
    void everyFileThatThePageNamesIsKeptForGood() {
        List<String> addresses = addresses();
        assertThat(addresses).hasSizeGreaterThan(4).allMatch(each -> each.startsWith("/assets/"));
        for (String address : addresses) {
            var file = WEB.get(address, null);
            assertThat(file.statusCode()).as(address).isEqualTo(200);
            assertThat(caching(file)).as(address).contains("immutable");
        }
    }

    @Test
    void thePageItselfIsAskedForEachTime() {
        for (String address : List.of("/", "/tables/x1", "/tournaments")) {
            var page = WEB.get(address, null);
            assertThat(caching(page)).as(address).contains("no-cache").doesNotContain("immutable");
            String tag = page.headers().firstValue("ETag").orElseThrow();
            assertThat(WEB.get(address, null, "If-None-Match", tag).statusCode())
                    .as(address)
                    .isEqualTo(304);
        }
    }

    @Test
    void filesComeCompressedAsTheBrowserLikes() {
        String style = addresses().stream()
                .filter(each -> each.endsWith(".css"))
                .findFirst()
                .orElseThrow();
        for (String coding : List.of("br", "gzip")) {
            var file = WEB.get(style, null, "Accept-Encoding", coding);
            assertThat(file.headers().firstValue("Content-Encoding")).contains(coding);
            assertThat(file.headers().allValues("Vary")).contains("Accept-Encoding");
        }
        assertThat(WEB.get(style, null).headers().firstValue("Content-Encoding"))
                .isEmpty();
    }

    /** Its page was opened before an upgrade. */
    @Test
    void anAddressOfAnotherVersionStillLeadsToTheFileButIsNotKept() {
        var old = WEB.get("/assets/0123456789ab/css/home.css", null);
        assertThat(old.statusCode()).isEqualTo(200);
        assertThat(caching(old)).contains("no-cache").doesNotContain("immutable");
        assertThat(WEB.get("/assets/0123456789ab/css/none.css", null).statusCode())
                .isEqualTo(404);
        assertThat(WEB.get("/assets/0123456789ab/..%2f..%2fquery.yml", null).statusCode())
                .isNotEqualTo(200);
    }

    /** A part that is loaded later is named by the script before it, relative to its own address. */
    @Test
    void partsLoadedLaterAreKeptForGoodTooAndWhatTheFirstScriptNeedsIsPreloaded() {
        List<String> bundled =
                addresses().stream().filter(each -> each.contains("/bundle/")).toList();
        assumeThat(bundled).as("bundled on Linux x86-64 only").isNotEmpty();
        assertThat(bundled).filteredOn(each -> each.endsWith(".css")).hasSize(1);
        assertThat(addresses()).noneMatch(each -> each.contains("/css/"));
        List<String> scripts =
                bundled.stream().filter(each -> each.endsWith(".js")).toList();
        assertThat(scripts).hasSize(2);
        String folder = scripts.getFirst().substring(0, scripts.getFirst().lastIndexOf('/') + 1);
        var later = scripts.stream()
                .map(each -> WEB.get(each, null).body())
                .flatMap(script -> LATER.matcher(script).results())
                .map(each -> folder + each.group(1))
                .distinct()
                .toList();
        assertThat(later).hasSizeGreaterThan(6).allSatisfy(each -> {
            var file = WEB.get(each, null);
            assertThat(file.statusCode()).isEqualTo(200);
            assertThat(caching(file)).contains("immutable");
        });
    }

    @Test
    void pagesForOtherSitesHaveABundleOfTheirOwn() {
        List<String> named = addresses("/embed/tables/x1");
        assumeThat(named).as("bundled on Linux x86-64 only").anyMatch(each -> each.contains("/bundle/"));
        assertThat(named).anyMatch(each -> each.endsWith("/bundle/embed/embed.js"));
        assertThat(named)
                .noneMatch(each -> each.contains("/css/"))
                .allSatisfy(each ->
                        assertThat(WEB.get(each, null).statusCode()).as(each).isEqualTo(200));
    }

    private static List<String> addresses() {
        return addresses("/");
    }

    private static List<String> addresses(String page) {
        return ADDRESS.matcher(WEB.get(page, null).body())
                .results()
                .map((MatchResult each) -> each.group(1))
                .toList();
    }

    private static String caching(HttpResponse<String> answer) {
        return answer.headers().firstValue("Cache-Control").orElse("");
    }
}
