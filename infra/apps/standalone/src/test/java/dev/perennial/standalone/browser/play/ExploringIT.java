package dev.perennial.standalone.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.api.Player;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.SharedSite;
import dev.perennial.standalone.browser.Window;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Other moves from a replay, and a table that plays on, in a real browser. */
class ExploringIT {
    private static final String HERE = ".branch [aria-current=step]";

    private final SharedSite site = SharedSite.get();

    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "s-evolution", "evergreen-planet"})
    void aReplayBecomesASandboxAndATable(String id) {
        var api = site.api();
        List<Player> players = List.of(api.signIn("explore-one"), api.signIn("explore-two"));
        Game game = Game.start(id, players, 11);
        int _ = game.finish();
        for (Look look : Look.deskAndPhone(id)) {
            try (Window window = site.open(look)) {
                tryMoves(window, id, game.table());
                redeal(window, id);
                playOn(window, id, game.table());
            }
        }
    }

    private void tryMoves(Window window, String id, String table) {
        Page page = window.page();
        window.goTo("/tables/" + table + "/replay");
        window.show("more");
        page.locator("[data-key=explore]").click();
        page.waitForSelector(".page-explore .board-" + id + " .play-area *");
        String move = firstMove(table, page.url());
        LessonClicks.of(id, move).forEach(each -> press(page, each));
        page.waitForCondition(() -> page.url().contains("moves="));
        window.picture("explore-" + id);
        window.isSound("other moves in " + id);
        window.show("more");
        assertThat(page.locator(".tried [data-key=branch] button").count()).isEqualTo(2);
        assertThat(page.locator(".tried .main-line a").count()).isPositive();
        window.picture("explore-tree-" + id);
        window.isSound("tree of " + id);
        String tried = page.locator(HERE).textContent();
        String address = page.url();
        window.show("board");
        page.locator("[data-key='explore.undo']").click();
        page.waitForCondition(() -> !page.url().contains("moves="));
        page.locator("[data-key='explore.redo']").click();
        page.waitForCondition(() -> page.url().equals(address));
        try (Window friend = site.open(window.look())) {
            friend.goTo(address.substring(site.address().length()));
            friend.show("more");
            friend.page().waitForSelector(HERE);
            assertThat(friend.page().locator(HERE).textContent()).isEqualTo(tried);
        }
    }

    /** The first legal move at the moment that the page shows, in notation. */
    private String firstMove(String table, String address) {
        String at = address.replaceAll(".*[?&]at=(\\d+).*", "$1");
        String start = "{\"sequence\":%s,\"deal\":\"REAL\"%s}";
        JsonNode before = explore(table, start.formatted(at, ""));
        String line = ",\"moves\":[{\"seat\":%d,\"move\":%s}]"
                .formatted(
                        before.get("seat").asInt(), before.at("/legalMoves/0").toString());
        return explore(table, start.formatted(at, line))
                .at("/positions/1/notation")
                .asString();
    }

    private JsonNode explore(String table, String body) {
        return site.api().post("/api/v1/tables/" + table + "/explore", null, body);
    }

    /** Cards of a hand overlap, so the middle of one may belong to the next. */
    private static void press(Page page, String key) {
        page.locator(".board [data-key='" + key + "']").first().dispatchEvent("click");
    }

    private static void redeal(Window window, String id) {
        Page page = window.page();
        window.show("more");
        page.locator("[data-key=deal-redealt]").check();
        page.waitForCondition(() -> page.url().contains("deal=redealt"));
        assertThat(page.url()).contains("seed=", "as=0").doesNotContain("moves=");
        String first = page.url();
        page.locator("[data-key=new-deal]").click();
        page.waitForCondition(() -> !page.url().equals(first));
        window.picture("explore-redealt-" + id);
    }

    private void playOn(Window window, String id, String table) {
        Page page = window.page();
        assertThat(page.locator("[data-key=same-deal]").isChecked()).isFalse();
        page.locator("[data-key=open-branch]").click();
        page.waitForSelector(".page-table .board-" + id + " .play-area *");
        window.show("more");
        page.waitForSelector(".side [data-key=origin]");
        window.show("board");
        window.isSound("continued " + id);
        window.picture("continued-" + id);
        String branch = page.url().replaceAll(".*/tables/([\\w-]+).*", "$1");
        JsonNode origin = site.api().get("/api/v1/tables/" + branch, null).at("/table/origin");
        assertThat(origin.get("table").asString()).isEqualTo(table);
        assertThat(origin.get("seed").isNull()).as("nobody knows the cards").isTrue();
        window.goTo("/tables/" + table + "/replay");
        window.show("more");
        page.waitForSelector("[data-key=branches] a[href='/tables/" + branch + "']");
        window.isSound("continuations of " + id);
    }
}
