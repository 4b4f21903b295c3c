package dev.perennial.standalone.browser.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.client.Perennial;
import dev.perennial.contract.json.Json;
import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Player;
import dev.perennial.standalone.browser.Chromium;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.Window;
import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What may happen before the first round: a place that is not taken, and an order nobody set before the hour came. */
record BeforeStartStory(Chromium chromium, Api api) {
    private static final long SECONDS_TO_REGISTER = 6;

    /** Two places, and one who has one does not come. */
    void waits(Look look) {
        Perennial organiser = Perennial.at(api.address()).devSignIn("warden");
        ObjectNode rules = Json.mapper().createObjectNode();
        rules.putObject("admission").put("checkIn", true).put("maxPlayers", 2);
        String id = organiser.tournaments().create("Alder Evening", "arboretum", 2, 1, rules);
        var first = register(id, List.of("ida", "jonas")).getFirst();
        JsonNode _ = api.post(path(id, "/players/" + first.id() + "/check-in"), first.token(), "{}");
        try (Window window = chromium.open(api.address(), look)) {
            Page page = window.page();
            window.signUp("waits-" + look.name());
            window.goTo("/tournaments/" + id);
            page.locator("[data-key=register]").click();
            page.locator("[data-key=check-in]").click();
            page.waitForSelector("main [role=status]");
            window.picture("waiting-list");
            window.isSound("waiting-list");
            long _ = organiser.tournaments().start(id);
            page.waitForSelector("a.button[href^='/tables/']");
        }
    }

    /** The desk says what is missing, takes the order and goes on. */
    void orders(Look look) {
        String name = "order-" + look.name();
        Perennial organiser = Perennial.at(api.address()).signUp(name, Window.PASSWORD, name);
        ObjectNode rules = Json.mapper().createObjectNode().put("seeding", "BY_HAND");
        rules.putObject("timing")
                .put("byHand", true)
                .put("startsAt", Instant.now().plusSeconds(SECONDS_TO_REGISTER).toString());
        String id = organiser.tournaments().create("Birch Evening", "arboretum", 2, 1, rules);
        var players = register(id, List.of("karl", "lena"));
        JsonNode _ = await(id, found -> found.get("status").asString().equals("PAUSED"));
        try (Window window = chromium.open(api.address(), look)) {
            Page page = window.page();
            window.signIn(name);
            window.goTo("/tournaments/" + id + "/desk");
            page.waitForSelector(".notice.bad");
            assertThat(page.locator("[data-key=do-finish]").count()).isZero();
            page.locator("details:has([data-key=save-seeding]) summary").click();
            page.locator("[data-key=seed-down-0]").click();
            window.picture("desk-seeding-late");
            window.isSound("desk-seeding-late");
            page.locator("[data-key=save-seeding]").click();
            page.waitForSelector("main [role=status]");
            page.locator("[data-key=do-resume]").click();
            page.waitForSelector(".chip.RUNNING");
        }
        JsonNode entries = await(id, found -> found.get("status").asString().equals("RUNNING"))
                .get("entries");
        assertThat(entries.get(0).get("player").asString())
                .isEqualTo(players.getFirst().id());
        assertThat(entries.get(0).get("number").asInt()).isEqualTo(2);
    }

    private List<Player> register(String tournament, List<String> names) {
        List<Player> players = names.stream().map(api::signIn).toList();
        for (Player player : players) {
            JsonNode _ = api.post(path(tournament, "/players"), player.token(), "{\"clientSeed\":\"\"}");
        }
        return players;
    }

    private JsonNode await(String tournament, Predicate<JsonNode> enough) {
        return Eventually.get(() -> api.get(path(tournament, ""), null), enough);
    }

    private static String path(String tournament, String rest) {
        return "/api/v1/tournaments/" + tournament + rest;
    }
}
