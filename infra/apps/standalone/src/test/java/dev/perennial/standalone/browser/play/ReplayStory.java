package dev.perennial.standalone.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.api.Player;
import dev.perennial.standalone.browser.Chromium;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.Probe;
import dev.perennial.standalone.browser.Window;
import java.util.List;

/** A rated game is played, replayed and shared at a moment; its players are looked up. */
record ReplayStory(Chromium chromium, Api api) {
    private static final String MOMENT = "40";

    private static final String PROOF_IN_SIGHT = Probe.read("proof-in-sight");

    void tell(Look look) {
        var players = List.of(api.signIn("rosa"), api.signIn("otto"));
        Game game = Game.rated("arboretum", players, 7);
        assertThat(game.finish()).isGreaterThan(50);
        int _ = Game.rated("arboretum", players, 8).finish(); // a curve needs two points
        String address;
        try (Window window = chromium.open(api.address(), look)) {
            window.goTo("/tables/" + game.table() + "/replay");
            address = scrub(window);
            prove(window, game.table());
            people(window, players.getFirst());
        }
        try (Window friend = chromium.open(api.address(), Look.DESK)) {
            friend.goTo(address);
            assertThat(friend.page().locator("[data-key=timeline]").inputValue())
                    .isEqualTo(MOMENT);
            assertThat(friend.page().locator("[data-key=eyes]").inputValue()).isEqualTo("open");
            friend.isSound("shared replay");
        }
    }

    /** @return where this moment is found */
    private static String scrub(Window window) {
        Page page = window.page();
        page.locator("[data-key=timeline]").fill(MOMENT);
        page.locator("[data-key=replay-settings]").click();
        page.locator("[data-key=by-event]").check();
        page.locator("[data-key='replay.next']:has(svg)").click();
        assertThat(page.locator("[data-key=timeline]").inputValue()).isEqualTo("41");
        page.keyboard().press("Shift+ArrowLeft");
        assertThat(page.locator("[data-key=timeline]").inputValue()).isEqualTo(MOMENT);
        page.locator("[data-key=eyes]").selectOption("open");
        page.waitForCondition(
                () -> page.locator("[data-key=moment]").inputValue().contains("as=open"));
        window.picture("replay");
        window.isSound("replay");
        return page.locator("[data-key=moment]").inputValue();
    }

    /** From a table that is over: to the first moment, one further, to the last. */
    static void stepThrough(Window window, String game) {
        Page page = window.page();
        window.show("more");
        page.locator(".actions a[href$='/replay']").click();
        page.waitForSelector(".page-replay .board-" + game + " *");
        for (String step : List.of("first", "next", "last")) {
            page.locator("[data-key='replay." + step + "']:has(svg)").click();
        }
        String end = page.locator("[data-key=timeline]").getAttribute("max");
        page.waitForCondition(
                () -> page.locator("[data-key=timeline]").inputValue().equals(end));
        window.picture("replay-" + game);
        window.isSound("replay of " + game);
    }

    /** From the table straight to the proof, which is made and in sight. */
    private static void prove(Window window, String table) {
        Page page = window.goTo("/tables/" + table).page();
        window.show("more");
        page.locator("details.proof summary").click();
        page.locator("details.proof a").click();
        page.waitForSelector(".badge.good .verdict");
        page.waitForCondition(() -> page.evaluate(PROOF_IN_SIGHT).equals(true));
    }

    private static void people(Window window, Player player) {
        Page page = window.page();
        window.goTo("/ladders/arboretum");
        page.waitForSelector("a[href='/players/" + player.id() + "']");
        window.picture("ladder-filled");
        window.isSound("ladder-filled");
        page.locator("a[href='/players/" + player.id() + "']").first().click();
        page.waitForSelector("h1:text('rosa')");
        page.waitForSelector("canvas");
        page.locator("[data-key=compare]").fill("otto");
        page.locator("form:has([data-key=compare]) button").click();
        page.waitForSelector("p:text('rosa gegen otto')");
        page.locator("[data-key=met]").click();
        page.waitForSelector("details[open] a[href$='/replay']");
        window.picture("player");
        window.isSound("player");
    }
}
