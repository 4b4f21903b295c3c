package dev.perennial.standalone.browser.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.browser.Chromium;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.Window;
import java.net.URI;
import tools.jackson.databind.JsonNode;

/** An organiser runs a league: a season from first to last day, new rules, a member who leaves. */
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
        form.locator("button").click();
        page.waitForSelector("main [role=status]");
        JsonNode rules = Eventually.get(
                () -> api.get("/api/v1/leagues/" + id, null).get("rules"),
                found -> found.get("best").asInt() == 2);
        assertThat(rules.get("points")).hasToString("[10,6,3]");
    }

    /** All organisers of the league have access to the desk of its tournaments. */
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
            adds(page, "organiser", second);
            page.waitForSelector("[data-key^=drop-] >> nth=1");
            other.page().reload();
            desk.click();
            other.page().waitForSelector("[data-key=do-start]");
        }
    }

    private void removes(Window window, Page page) {
        String rudi = api.signIn("rudi").id();
        adds(page, "member", rudi);
        var remove = page.locator("[data-key='remove-" + rudi + "']");
        remove.waitFor();
        window.picture("league-desk");
        window.isSound("league-desk");
        remove.click();
        page.locator("dialog [data-key=reason]").selectOption("OTHER");
        page.locator("dialog input[name=why]").fill("Moved to Rome.");
        page.locator("dialog button[value=yes]").click();
        page.waitForCondition(() -> remove.count() == 0);
        page.locator("[data-key=league-log]").click();
        page.waitForSelector("table.audit td:text('Moved to Rome.')");
        assertThat(page.locator("table.audit").innerText()).contains("durch den Veranstalter");
        window.isSound("league-log");
    }

    private static void adds(Page page, String what, String who) {
        var form = page.locator("form:has(input[name=" + what + "])");
        form.locator("input[name=" + what + "]").fill(who);
        form.locator("button").click();
    }

    private static void closes(Page page) {
        page.locator("[data-key=close-season]").click();
        assertThat(page.locator("dialog p").innerText()).contains("Autumn");
        page.locator("dialog button[value=yes]").click();
        page.waitForSelector("[data-key=new-season]");
    }
}
