package dev.perennial.standalone.browser.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.browser.Chromium;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.Window;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** An organiser sets schedule, clock, prizes and players, and finds them at the desk. */
record RulesStory(Chromium chromium, Api api) {
    private static final String FIRST = "2031-10-01T19:00";
    private static final String SECOND = "2031-10-08T19:30";

    void tell(Look look) {
        try (Window window = chromium.open(api.address(), look)) {
            window.signUp("hours-" + look.name());
            Page page = window.goTo("/tournaments/new").page();
            page.locator("input[name=name]").fill("Autumn Evenings");
            page.locator("input[name=rounds]").fill("2");
            page.locator("select[name=schedule]").selectOption("FIXED");
            page.locator("input[name=roundTime-1]").fill(FIRST);
            page.locator("input[name=roundTime-2]").fill(SECOND);
            page.locator("select[name=clock]").selectOption("Correspondence");
            page.locator("input[name=days]").fill("3");
            page.locator("input[name=weekends]").uncheck();
            page.locator("details.more summary").click();
            page.locator("input[name=win]").fill("3");
            page.locator("input[name=draw]").fill("1");
            page.locator("input[name=loss]").fill("0.5");
            for (String code : List.of("SB", "TPN/D")) {
                page.locator("[data-key=add-tie-break]").selectOption(code);
            }
            page.locator("textarea[name=invited]").fill("hours-" + look.name());
            window.picture("new-tournament-hours");
            window.isSound("new-tournament-hours");
            page.locator("form button.primary").click();
            page.waitForURL("**/desk");
            String id = URI.create(page.url()).getPath().split("/", 4)[2];
            JsonNode rules = Eventually.get(
                    () -> api.get("/api/v1/tournaments/" + id, null).at("/rules"), found -> !found.isEmpty());
            JsonNode timing = rules.get("timing");
            assertThat(timing.get("schedule").asString()).isEqualTo("FIXED");
            assertThat(timing.get("startsAt").asString()).isEqualTo(instant(page, FIRST));
            assertThat(timing.get("roundTimes").get(1).asString()).isEqualTo(instant(page, SECOND));
            assertThat(rules.at("/clock/days").asInt()).isEqualTo(3);
            assertThat(rules.at("/clock/weekends").asBoolean(true)).isFalse();
            assertThat(rules.at("/scoring/points/2")).hasToString("[30,5]");
            assertThat(rules.at("/scoring/draw").asInt()).isEqualTo(10);
            assertThat(rules.at("/scoring/points/3")).hasToString("[50,30,10]");
            assertThat(rules.at("/scoring/tieBreaks")).hasToString("[\"SB\",\"TPN/D\"]");
            assertThat(rules.at("/admission/invited")).hasSize(1);
            window.goTo("/tournaments/" + id + "/desk#rules");
            assertThat(page.locator("input[name=loss]").inputValue()).isEqualTo("0.5");
            assertThat(page.locator("select[name=clock]").inputValue()).isEqualTo("Correspondence");
            assertThat(page.locator("input[name=days]").inputValue()).isEqualTo("3");
            assertThat(page.locator("input[name=roundTime-2]").inputValue()).isEqualTo(SECOND);
            page.locator("select[name=schedule]").selectOption("WEEKLY");
            assertThat(page.locator("input[name^=roundTime]").count()).isEqualTo(1);
        }
    }

    /** What that hour is where the browser stands. */
    private static String instant(Page page, String hour) {
        Object text = page.evaluate("(hour) => new Date(hour).toISOString()", hour);
        return Instant.parse((String) text).toString();
    }
}
