package dev.perennial.standalone.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import com.microsoft.playwright.options.WaitForSelectorState;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.api.Player;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.SharedSite;
import dev.perennial.standalone.browser.Window;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A study in a real browser: made from a replay, drawn on, shared, presented. */
class StudyIT {
    private static final Page.WaitForSelectorOptions EVEN_HIDDEN =
            new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED);
    private static final String PARTS =
            ".board [data-cell], .board [data-flip], .board [data-spot], .board [data-at]:not(:has(.board))";
    private static final String NOTE = "Here <b>everything</b> is decided.";

    private final SharedSite site = SharedSite.get();

    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "s-evolution", "evergreen-planet"})
    void aFinishedGameBecomesAChapterThatReadersFollow(String id) {
        var api = site.api();
        List<Player> players = List.of(api.signIn("study-one"), api.signIn("study-two"));
        Game game = Game.start(id, players, 13);
        int _ = game.finish();
        for (Look look : Look.deskAndPhone(id)) {
            try (Window owner = site.open(look)) {
                owner.signUp("study" + look.name() + id.length());
                make(owner, id, game.table());
                write(owner, id);
                String address = owner.page()
                        .url()
                        .replaceAll("[?#].*", "")
                        .substring(site.address().length());
                share(owner);
                addVariation(owner, id, game.table());
                owner.goTo(address);
                present(owner, address, id);
            }
        }
    }

    private static void make(Window owner, String id, String table) {
        Page page = owner.page();
        owner.goTo("/tables/" + table + "/replay?as=seat-0");
        owner.show("more");
        page.locator("[data-key=add-to-study]").click();
        page.locator("[name=studyTitle]").fill("Turning points");
        page.locator("[name=title]").fill("The first decision");
        page.locator("[data-key=add]").click();
        page.waitForSelector(".page-study .board-" + id + " .play-area *");
        assertThat(page.locator(".page-study h1").textContent()).isEqualTo("Turning points");
    }

    private static void write(Window owner, String id) {
        Page page = owner.page();
        owner.show("more");
        page.locator("[data-key=write-note]").click();
        page.locator("[data-key=note-text]").fill(NOTE);
        if (owner.look().isPhone()) {
            markByTouch(owner, id);
        } else {
            markByKeys(owner, id);
        }
        page.locator("[data-key=save-note]").click();
        page.waitForSelector("[data-key=note-1]", EVEN_HIDDEN);
        owner.isSound("notes of " + id);
        owner.picture("study-notes-" + id);
        owner.show("board");
        assertThat(page.locator(".study-said .written").textContent()).isEqualTo(NOTE);
        assertThat(page.locator(".mark-layer > *").count()).isEqualTo(2);
        owner.isSound("study of " + id);
        owner.fits("study of " + id);
        owner.picture("study-" + id);
    }

    private static void markByTouch(Window owner, String id) {
        Page page = owner.page();
        Locator parts = page.locator(PARTS).locator("visible=true");
        page.locator("[data-key=tool-MARK]").tap();
        parts.first().tap();
        page.waitForSelector(".mark-layer > *");
        owner.isSound("marking in " + id);
        owner.picture("study-marking-" + id);
        page.locator("[data-key=marks-done]").tap();
        page.locator("[data-key=tool-ARROW]").tap();
        parts.first().tap();
        parts.last().tap();
        page.waitForSelector(".mark-layer g");
        page.locator("[data-key=marks-done]").tap();
    }

    /** The arrow keys lead from part to part; Escape leads back to the note. */
    private static void markByKeys(Window owner, String id) {
        Page page = owner.page();
        page.locator("[data-key=tool-MARK]").press("Enter");
        page.keyboard().press("ArrowRight");
        page.waitForSelector(".mark-cursor");
        page.keyboard().press("Enter");
        page.waitForCondition(
                () -> page.locator(".mark-layer > :not(.mark-cursor)").count() == 1);
        owner.isSound("marking in " + id);
        page.keyboard().press("Escape");
        page.waitForCondition(() -> page.locator(".mark-cursor").count() == 0);
        page.locator("[data-key=tool-ARROW]:focus, [data-key=tool-MARK]:focus").waitFor();
        page.locator("[data-key=tool-ARROW]").press("Enter");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Enter");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowDown");
        page.keyboard().press("Enter");
        page.waitForSelector(".mark-layer g");
        owner.picture("study-marking-" + id);
        page.keyboard().press("Escape");
    }

    private static void share(Window owner) {
        Page page = owner.page();
        owner.show("more");
        page.locator("[data-key=visibility]").selectOption("LINK");
        page.waitForCondition(
                () -> page.locator("[data-key=visibility]").inputValue().equals("LINK"));
    }

    /** A line of an exploration becomes a variation of the chapter. */
    private void addVariation(Window owner, String id, String table) {
        Page page = owner.page();
        String at = page.url().replaceAll(".*[?&]at=(\\d+).*", "$1");
        JsonNode before = explore(table, at, "");
        String move = "{\"seat\":%d,\"move\":%s}"
                .formatted(
                        before.get("seat").asInt(), before.at("/legalMoves/0").toString());
        String notation = explore(table, at, move).at("/positions/1/notation").asString();
        String line = before.get("seat").asInt() + ":" + notation;
        owner.goTo(
                "/tables/" + table + "/explore?at=" + at + "&moves=" + URLEncoder.encode(line, StandardCharsets.UTF_8));
        owner.show("more");
        page.locator("[data-key=add-to-study]").click();
        page.locator("[data-key=study]").selectOption(new SelectOption().setIndex(1));
        page.locator("[data-key=into]").selectOption(new SelectOption().setIndex(1));
        page.locator("[name=title]").fill("Another way");
        page.locator("[data-key=add]").click();
        page.waitForSelector(".page-study .board-" + id + " .play-area *");
        owner.show("more");
        assertThat(page.locator("[data-key=line-1]").count())
                .as("the cards of a real line are for open cards only")
                .isZero();
        owner.goTo(page.url().substring(site.address().length()) + "&as=open");
        owner.show("more");
        page.locator("[data-key=line-1]").click();
        owner.show("board");
        page.locator("[data-key=line-next]").click();
        page.waitForCondition(() -> page.locator("[data-key=line-next]").isDisabled());
        owner.picture("study-variation-" + id);
    }

    private JsonNode explore(String table, String at, String move) {
        String body = "{\"sequence\":%s,\"deal\":\"REAL\",\"moves\":[%s]}".formatted(at, move);
        return site.api().post("/api/v1/tables/" + table + "/explore", null, body);
    }

    private void present(Window owner, String address, String id) {
        Page page = owner.page();
        owner.show("more");
        page.locator("[data-key=present]").click();
        page.waitForSelector("[data-key=end-presentation]");
        owner.show("board");
        try (Window reader = site.open(owner.look())) {
            reader.goTo(address);
            Page follower = reader.page();
            follower.waitForSelector(".page-study .board-" + id + " .play-area *");
            assertThat(follower.locator(".study-said .written").textContent()).isEqualTo(NOTE);
            page.locator("[data-key='replay.next']").click();
            follower.waitForCondition(() -> moment(follower).equals(moment(page)));
            reader.show("more");
            follower.locator("[data-key=follow]").click();
            reader.picture("study-follower-" + id);
            String left = moment(follower);
            owner.show("board");
            page.locator("[data-key='replay.next']").click();
            page.waitForCondition(() -> !moment(page).equals(left));
            follower.waitForTimeout(1_000);
            assertThat(moment(follower)).as("who left stays").isEqualTo(left);
            follower.locator("[data-key=follow]").click();
            follower.waitForCondition(() -> moment(follower).equals(moment(page)));
        }
        owner.show("more");
        page.locator("[data-key=end-presentation]").click();
        page.waitForSelector("[data-key=present]");
    }

    private static String moment(Page page) {
        return page.url().replaceAll(".*[?&]at=([\\d.]+).*", "$1");
    }
}
