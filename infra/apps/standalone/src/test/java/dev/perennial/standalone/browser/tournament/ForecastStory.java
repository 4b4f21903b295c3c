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
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A player reads the odds, and what the next game changes. A result changes the page without a reload. */
record ForecastStory(Chromium chromium, Api api) {
    void tell(Look look) {
        String name = "odds-" + look.name();
        Perennial organiser = Perennial.at(api.address()).signUp(name, Window.PASSWORD, name);
        ObjectNode rules = Json.mapper().createObjectNode();
        rules.putObject("timing").put("byHand", true);
        String id = organiser.tournaments().create("Rowan Evening", "arboretum", 2, 3, rules);
        List<Player> others = Stream.of("rita", "sami", "tilda", "ulf", "vera")
                .map(each -> api.signIn(each + "-" + look.name()))
                .toList();
        for (Player player : others) {
            JsonNode _ = api.post("/api/v1/tournaments/" + id + "/players", player.token(), "{\"clientSeed\":\"\"}");
        }
        try (Window window = chromium.open(api.address(), look)) {
            Page page = window.page();
            window.signUp("reads-" + look.name());
            window.goTo("/tournaments/" + id);
            page.locator("[data-key=register]").click();
            page.waitForSelector("[data-key=withdraw]");
            page.locator("[data-key=tab-forecast]").click();
            page.waitForSelector(".empty");
            long _ = organiser.tournaments().start(id);
            long _ = organiser.tournaments().pair(id, 1);
            page.waitForSelector("[data-key=forecast-needs] li");
            assertThat(page.locator("[data-key=forecast-table] tbody tr").count())
                    .isEqualTo(6);
            assertThat(page.locator("[data-key=forecast-table] tr.me").count()).isOne();
            page.waitForSelector(".chart canvas");
            window.picture("forecast");
            window.isSound("forecast");
            window.fits("forecast");
            aResultIsCounted(page, name, id);
            page.locator("[data-key=forecast-target]").selectOption("1");
            window.picture("forecast-after-table");
        }
    }

    private void aResultIsCounted(Page page, String organiser, String id) {
        String before = page.locator("main [role=status]").last().textContent();
        String path = "/api/v1/tournaments/" + id;
        JsonNode round = Eventually.get(() -> api.get(path + "/rounds/1", null), found -> found.has("round"));
        String table = round.at("/round/tables/2/table").asString();
        String decision = "{\"places\":[1,2],\"why\":\"agreed\"}";
        String account = "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(organiser, Window.PASSWORD);
        String token =
                api.post("/api/v1/auth/sign-in", null, account).get("token").asString();
        JsonNode _ = api.post(path + "/tables/" + table + "/result", token, decision);
        page.waitForCondition(
                () -> !page.locator("main [role=status]").last().textContent().equals(before));
        assertThat(page.locator("main [role=status]").last().textContent()).contains("3");
    }
}
