package dev.perennial.standalone.browser.broadcast;

import static dev.perennial.standalone.OnlyInFullRun.FULL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.WaitForSelectorState;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.api.Player;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.SharedSite;
import dev.perennial.standalone.browser.Window;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards for other sites, overlays, clips and comments in a real browser. */
class BroadcastIT {
    private static final int SETTLED = 500;
    private static final Page.WaitForSelectorOptions EVEN_HIDDEN =
            new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED);

    private final SharedSite site = SharedSite.get();

    private Game game(String id) {
        var api = site.api();
        List<Player> players = List.of(api.signIn("cast-one"), api.signIn("cast-two"));
        return Game.start(id, players, 5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "s-evolution", "evergreen-planet"})
    void aRunningBoardIsEmbeddedWithoutCookiesAndMoves(String id) {
        Game game = game(id);
        for (int i = 0; i < 6; i++) {
            assertThat(game.step()).isTrue();
        }
        for (Look look : Look.deskAndPhone(id)) {
            try (Window window = site.open(look)) {
                window.signUp("watch" + look.name() + id.length());
                Page page = window.page();
                page.navigate("about:blank"); // which ends the requests of the page before
                // Headers of a request that has not ended might never come, so they are read later.
                var ended = new ArrayList<Request>();
                page.onRequestFinished(ended::add);
                page.navigate(site.address() + "/embed/tables/" + game.table() + "?lang=fr&theme=dark");
                page.waitForSelector(".page-embed .play-area :is(svg, .card, li, button, [data-fit])");
                assertThat(page.locator("html").getAttribute("lang")).isEqualTo("fr");
                assertThat(page.locator("html").getAttribute("data-theme")).isEqualTo("dark");
                assertThat(page.locator(".bar, .foot").count()).isZero();
                page.waitForTimeout(SETTLED);
                var link = page.locator(".page-embed .tools a").boundingBox();
                var sentence = page.locator(".page-embed .say").boundingBox();
                assertThat(link.y)
                        .as("beside the sentence")
                        .isBetween(sentence.y, sentence.y + sentence.height - link.height);
                String before = board(page);
                assertThat(game.step()).isTrue();
                page.waitForCondition(() -> !board(page).equals(before));
                window.picture("embed-" + id);
                assertThat(ended.stream()
                                .filter(request -> request.url().contains("/api/"))
                                .map(request -> request.allHeaders().getOrDefault("cookie", "")))
                        .isNotEmpty()
                        .containsOnly("");
            }
        }
    }

    /** Checked only where the app is bundled. */
    @ParameterizedTest
    @ValueSource(strings = {"embed", "overlay"})
    void aPageForOtherSitesLoadsAFewFiles(String kind) {
        Game game = game("arboretum");
        try (Window window = site.open(Look.DESK)) {
            Page page = window.page();
            page.navigate(site.address() + "/" + kind + "/tables/" + game.table());
            page.waitForSelector(kind.equals("embed") ? ".page-embed .play-area svg" : ".overlay-seats li");
            assumeThat(window.received()).anyMatch(each -> each.contains("/bundle/"));
            assertThat(window.received()).hasSizeLessThanOrEqualTo(20);
            assertThat(window.received())
                    .filteredOn(each -> each.endsWith(".js"))
                    .hasSizeLessThanOrEqualTo(8);
        }
    }

    /** With its sentence, which alone may be the same after a move. */
    private static String board(Page page) {
        return page.locator(".page-embed p.now").textContent()
                + page.locator(".page-embed .play-area").innerHTML();
    }

    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "s-evolution", "evergreen-planet"})
    void anOverlayHasNamesPointsAndTheLastEventOnNothing(String id) {
        Game game = game(id);
        try (Window window = site.open(Look.DESK)) {
            Page page = window.page();
            page.navigate(site.address() + "/overlay/tables/" + game.table());
            page.waitForSelector(".overlay-seats li:nth-child(2) b:not(:empty)");
            assertThat(game.step()).isTrue();
            page.waitForSelector(".overlay-said:not(:empty)");
            assertThat(page.evaluate("getComputedStyle(document.body).backgroundColor"))
                    .isEqualTo("rgba(0, 0, 0, 0)");
            window.picture("overlay-" + id);
        }
    }

    /** In the quick run of one game. */
    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "s-evolution", "evergreen-planet"})
    void aClipPlaysInALoopAndBecomesAFilmOfSeveralFrames(String id) throws Exception {
        assumeThat(FULL || id.equals("arboretum")).isTrue();
        Game game = game(id);
        var _ = game.finish();
        try (Window window = site.open(Look.DESK)) {
            Page page = window.page();
            window.goTo("/tables/" + game.table() + "/replay?at=20");
            page.locator("[data-key=clip-from]").click();
            for (int i = 0; i < 3; i++) {
                page.keyboard().press("ArrowRight");
            }
            page.locator("[data-key=clip-to]").click();
            page.locator("[data-key=clip-open]").click();
            page.waitForURL("**/c/**");
            page.waitForSelector(".page-clip .play-area *");
            String first = page.locator("[data-key=clip-timeline]").inputValue();
            page.waitForCondition(
                    () -> !page.locator("[data-key=clip-timeline]").inputValue().equals(first));
            page.waitForCondition(
                    () -> page.locator("[data-key=clip-timeline]").inputValue().equals(first));
            Download film = page.waitForDownload(
                    new Page.WaitForDownloadOptions().setTimeout(60_000),
                    () -> page.locator("[data-key=film]").click());
            assertThat(film.suggestedFilename()).endsWith(".webm");
            byte[] bytes = Files.readAllBytes(film.path());
            assertThat(new String(bytes, 0, 64, StandardCharsets.ISO_8859_1)).contains("webm");
            assertThat(pictures(page, bytes)).as("different pictures").isGreaterThan(1);
            Files.write(Path.of("target/screenshots/clip-" + id + ".webm"), bytes);
        }
    }

    /** Plays the film in the browser and counts how many different pictures it shows. */
    private static int pictures(Page page, byte[] film) {
        page.navigate("about:blank");
        Object found = page.evaluate("""
            async (film) => {
              const bytes = Uint8Array.from(atob(film), (each) => each.charCodeAt(0));
              const video = document.createElement('video');
              video.muted = true;
              video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
              document.body.append(video);
              await video.play();
              const canvas = document.createElement('canvas');
              const seen = new Set();
              while (!video.ended) {
                canvas.width = 160; canvas.height = 100;
                const context = canvas.getContext('2d');
                context.drawImage(video, 0, 0, 160, 100);
                const { data } = context.getImageData(0, 0, 160, 100);
                let sum = 0;
                let colours = new Set();
                for (let i = 0; i < data.length; i += 4) {
                  sum = (sum * 31 + (data[i] >> 4) + (data[i + 1] >> 4) * 16) % 1_000_000_007;
                  colours.add((data[i] >> 5) * 64 + (data[i + 1] >> 5) * 8 + (data[i + 2] >> 5));
                }
                if (colours.size > 5) seen.add(sum);
                await new Promise((resolve) => setTimeout(resolve, 150));
              }
              return seen.size;
            }\
            """, Base64.getEncoder().encodeToString(film));
        return ((Number) found).intValue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "s-evolution", "evergreen-planet"})
    void aReplayWithoutSpoilersTellsNothingOfItsEnd(String id) {
        Game game = game(id);
        var _ = game.finish();
        for (Look look : Look.deskAndPhone(id)) {
            try (Window window = site.open(look)) {
                Page page = window.page();
                window.goTo("/tables/" + game.table() + "/replay?spoilers=off");
                page.waitForSelector(".page-replay .play-area");
                for (String hidden : List.of("[data-key=timeline]", ".chart", ".moments", "[data-key='replay.last']")) {
                    assertThat(page.locator(hidden).count()).as(hidden).isZero();
                }
                page.keyboard().press("End");
                page.keyboard().press("ArrowRight");
                assertThat(page.locator(".said .numbers").textContent()).doesNotContain(" of ", " von ");
                window.picture("spoiler-free-" + id);
                page.reload();
                page.waitForSelector(".page-replay .play-area");
                assertThat(page.locator("[data-key=timeline]").count()).isZero();
                window.show("more");
                page.locator("[data-key=show-spoilers]").click();
                page.waitForSelector("[data-key=timeline]", EVEN_HIDDEN);
                assertThat(page.locator(".chart").count()).isEqualTo(1);
            }
        }
    }

    @Test
    void aCommentAppearsBesideTheSpectatorsBoard() {
        Game game = game("arboretum");
        assertThat(game.step()).isTrue();
        try (Window author = site.open(Look.DESK);
                Window watcher = site.open(Look.PHONE)) {
            author.signUp("caster");
            String id = (String) author.page().evaluate("JSON.parse(localStorage['perennial.session']).player");
            String owner = site.api().signIn("cast-one").token();
            var _ = site.api().put("/api/v1/tables/" + game.table() + "/commentators/" + id, owner);
            author.goTo("/tables/" + game.table());
            watcher.goTo("/tables/" + game.table());
            author.page().locator("[data-key=comment]").fill("The oak closes <b>the</b> path.");
            author.page().locator("[data-key=post-comment]").click();
            watcher.page().waitForSelector(".comments li:has-text('The oak closes <b>the</b> path.')", EVEN_HIDDEN);
            author.picture("comments");
            watcher.show("more");
            watcher.picture("comments");
            watcher.fits("comments");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "s-evolution", "evergreen-planet"})
    void aWallShowsAllBoardsOfTheRoundAndMarksOne(String game) {
        var api = site.api();
        Player organiser = api.signIn("wall-organiser");
        String body = "{\"name\":\"Wall Cup\",\"game\":\"" + game + "\",\"tableSize\":2,\"rounds\":1}";
        String id = api.post("/api/v1/tournaments", organiser.token(), body)
                .get("tournament")
                .asString();
        String path = "/api/v1/tournaments/" + id;
        var _ = api.post(path + "/bots", organiser.token(), "{\"level\":\"random\",\"count\":12,\"why\":\"to play\"}");
        var _ = api.post(path + "/start", organiser.token(), "{}");
        for (Look look : Look.deskAndPhone(game)) {
            try (Window window = site.open(look)) {
                Page page = window.page();
                window.goTo("/wall/" + id);
                page.waitForCondition(() -> page.locator(".wall-board").count() == 6);
                assertThat(page.locator(".wall-board.featured").count()).isEqualTo(1);
                assertThat(page.locator(".bar").isVisible()).isFalse();
                if (!look.isPhone()) {
                    assertThat(page.evaluate("document.documentElement.scrollHeight <= innerHeight"))
                            .isEqualTo(true);
                }
                window.picture("wall-" + game);
                window.fits("wall of " + game);
            }
        }
    }
}
