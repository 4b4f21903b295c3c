package dev.perennial.standalone.browser.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.client.Perennial;
import dev.perennial.contract.json.Json;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Player;
import dev.perennial.standalone.browser.Chromium;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.Window;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Rounds that players skip: given at the desk, requested by a player, and on the printed sheet. */
record ByeStory(Chromium chromium, Api api) {
    void tell(Look look) {
        String name = "byes-" + look.name();
        Perennial organiser = Perennial.at(api.address()).signUp(name, Window.PASSWORD, name);
        ObjectNode rules = Json.mapper().createObjectNode();
        rules.putObject("timing").put("byHand", true);
        String id = organiser.tournaments().create("Hazel Evening", "arboretum", 2, 3, rules);
        List<Player> players =
                List.of("olaf", "petra", "quinn").stream().map(api::signIn).toList();
        for (Player player : players) {
            JsonNode _ = api.post("/api/v1/tournaments/" + id + "/players", player.token(), "{\"clientSeed\":\"\"}");
        }
        staysAway(look, id);
        try (Window window = chromium.open(api.address(), look)) {
            window.signIn(name);
            gives(window, id, players.getFirst().id());
            long _ = organiser.tournaments().start(id);
            window.page().waitForSelector(".chip.RUNNING");
            long _ = organiser.tournaments().pair(id, 1);
            prints(window);
            watches(window, id);
        }
    }

    /** A player who cannot come to the next round. */
    private void staysAway(Look look, String id) {
        try (Window window = chromium.open(api.address(), look)) {
            Page page = window.page();
            window.signUp("away-" + look.name());
            window.goTo("/tournaments/" + id);
            page.locator("[data-key=register]").click();
            page.locator("[data-key=away]").click();
            page.locator("dialog button[value=yes]").click();
            page.waitForCondition(() -> page.locator("[data-key=away]").count() == 0);
            assertThat(page.locator("main .row .chip").count()).isEqualTo(2);
            window.picture("tournament-away");
            window.isSound("tournament-away");
            changesHisMind(page);
        }
    }

    /** Until the round is paired, the player can change their mind twice. */
    private static void changesHisMind(Page page) {
        page.locator("[data-key=back-1]").click();
        page.locator("[data-key=away]").click();
        assertThat(page.locator("[data-key=back-1]").count()).isZero();
        page.locator("dialog button[value=yes]").click();
        page.waitForSelector("[data-key=back-1]");
    }

    private static void gives(Window window, String id, String player) {
        Page page = window.goTo("/tournaments/" + id + "/desk").page();
        page.locator("[data-key='bye-" + player + "']").click();
        var form = page.locator("details[open] form");
        form.locator("input[name=round]").fill("2");
        form.locator("select[name=kind]").selectOption("HALF");
        form.locator("[data-key=reason]").selectOption("LATE");
        window.picture("desk-bye");
        window.isSound("desk-bye");
        page.locator("[data-key='give-bye-" + player + "']").click();
        page.waitForSelector("main [role=status]");
        page.waitForCondition(() -> page.locator("td .small").count() == 2);
        window.picture("desk-bye-given");
    }

    /** Players with a bye in the first round are on the sheet, in the language of the page. */
    private static void prints(Window window) {
        Page page = window.page();
        page.locator("[data-key=tab-results]").click();
        var link = page.locator("a[href*='/print/pairings']");
        assertThat(link.getAttribute("href"))
                .endsWith("language=" + window.look().language());
        String sheet = (String) page.evaluate(
                "fetch(document.querySelector('a[href*=\"/print/pairings\"]').href).then((answer) => answer.text())");
        assertThat(sheet).contains("<html lang=\"de\">", "Runde 1", "abwesend, ohne Punkte");
        window.picture("desk-files");
        window.isSound("desk-files");
    }

    /** Spectators see a board only after the delay. */
    private static void watches(Window window, String id) {
        Page page = window.goTo("/tournaments/" + id + "#overview").page();
        page.waitForSelector(".live .mini > *", new Page.WaitForSelectorOptions().setTimeout(60_000));
        window.picture("tournament-live");
        window.isSound("tournament-live");
    }
}
