package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.api.Api;
import java.net.URI;
import tools.jackson.databind.JsonNode;

/** Somebody runs a league: a season from its first day to its last, other rules in between, a member who has to go. */
record LeagueStory(Chromium chromium, Api api) {
    void tell(Look look) {
        try (Window window = chromium.open(api.address(), look)) {
            window.signUp("league-" + look.name());
            Page page = window.goTo("/leagues").page();
            page.locator("[data-key=new-league]").click();
            page.locator("input[name=name]").fill("Rowan League");
            page.locator("form button.primary").click();
            page.waitForURL("**/leagues/*-*");
            String id = URI.create(page.url()).getPath().split("/", 3)[2];
            assertThat(page.locator("[data-key=close-season]").count()).isZero();
            begin(page, "Autumn");
            rules(page, id);
            sharesTheDesk(page, look, id);
            removes(window, page);
            closes(page);
            begin(page, "Winter");
            page.waitForSelector(".choice button[aria-pressed=true]:text('Winter')");
        }
    }

    private static void begin(Page page, String season) {
        var form = page.locator("[data-key=new-season]");
        form.locator("input").fill(season);
        form.locator("button").click();
        page.waitForSelector("[data-key=close-season]");
        assertThat(form.count()).isZero();
    }

    private void rules(Page page, String id) {
        page.locator("[data-key=league-rules]").click();
        var form = page.locator("details[open] form");
        assertThat(form.locator("input[name=best]").inputValue()).isEqualTo("3");
        form.locator("input[name=best]").fill("2");
        form.locator("input[name=points]").fill("10, 6, 3");
        form.locator("input[name=why]").fill("Shorter evenings.");
        form.locator("button").click();
        page.waitForSelector("main [role=status]");
        JsonNode rules = Eventually.get(
                () -> api.get("/api/v1/leagues/" + id, null).get("rules"),
                found -> found.get("best").asInt() == 2);
        assertThat(rules.get("points")).hasToString("[10,6,3]");
    }

    /** The desk of a tournament of the league is open to all who run the league, whoever made the tournament. */
    private void sharesTheDesk(Page page, Look look, String id) {
        String second = "second-" + look.name();
        String cup = (String) page.evaluate("""
                async (league) => {
                  const { post } = await import('/js/api.js');
                  const cup = { name: 'Rowan Cup', game: 'arboretum', tableSize: 2, rules: { league } };
                  return (await post('/tournaments', cup)).tournament;
                }""", id);
        try (Window other = chromium.open(api.address(), look)) {
            other.signUp(second);
            var desk = other.goTo("/tournaments/" + cup).page().locator("a[href='/tournaments/" + cup + "/desk']");
            assertThat(desk.count()).isZero();
            adds(page, "organiser", second, "Two see more than one.");
            page.waitForSelector("[data-key^=drop-] >> nth=1");
            other.page().reload();
            desk.click();
            other.page().waitForSelector("[data-key=do-start]");
        }
    }

    private void removes(Window window, Page page) {
        String rudi = api.signIn("rudi").id();
        adds(page, "member", rudi, "By letter.");
        var remove = page.locator("[data-key='remove-" + rudi + "']");
        remove.waitFor();
        window.picture("league-desk");
        window.isSound("league-desk");
        remove.click();
        page.locator("dialog input[name=why]").fill("He asked for it.");
        page.locator("dialog button[value=yes]").click();
        page.waitForCondition(() -> remove.count() == 0);
        page.locator("[data-key=league-log]").click();
        page.waitForSelector("table.audit td:text('He asked for it.')");
        assertThat(page.locator("table.audit").innerText())
                .contains("Shorter evenings.", "Two see more than one.", "By letter.");
        window.isSound("league-log");
    }

    private static void adds(Page page, String what, String who, String why) {
        var form = page.locator("form:has(input[name=" + what + "])");
        form.locator("input[name=" + what + "]").fill(who);
        form.locator("input[name=why]").fill(why);
        form.locator("button").click();
    }

    private static void closes(Page page) {
        var form = page.locator("[data-key=close-season]");
        form.locator("input").fill("The leaves are down.");
        form.locator("button").click();
        assertThat(page.locator("dialog p").innerText()).contains("Autumn");
        page.locator("dialog button[value=yes]").click();
        page.waitForSelector("[data-key=new-season]");
    }
}
