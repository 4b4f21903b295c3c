package dev.perennial.standalone.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator.WaitForOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.SharedSite;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A player composes a move, sees its points and forgets the clock: the move on the board is played. */
class PlanIT {
    private static final String OPEN = """
            async () => {
              const post = async (path, body) => {
                const headers = { 'Content-Type': 'application/json' };
                const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
                return answer.json();
              };
              const clock = { type: 'Live', perMoveSeconds: 15, bankSeconds: 0, incrementSeconds: 0 };
              const terms = { game: 'arboretum', seats: 2, firstSeat: 'SEAT1', bots: ['random'], clock };
              const { table } = await post('/api/v1/tables', terms);
              await post(`/api/v1/tables/${table}/seats`, { seat: 0 });
              return table;
            }""";
    private static final String MISSED =
            "async (id) => (await (await fetch(`/api/v1/tables/${id}`)).json()).table.seats[0].missed";

    private static final String SAYS = "(words) => document.querySelector('.now').textContent.includes(words)";

    @Test
    void aPlanOnTheBoardIsPlayedWhenTimeRunsOut() {
        try (var window = SharedSite.get().open(Look.DESK)) {
            window.signUp("planner");
            Page page = window.page();
            Object table = page.evaluate(OPEN);
            window.goTo("/tables/" + table);
            for (String wanted : List.of("first", "second")) {
                page.waitForFunction(SAYS, wanted);
                page.locator("[data-key=deck]").click();
            }
            page.waitForFunction(SAYS, "pick a card");
            page.locator(".hand [data-key^=hand-]").first().click();
            page.locator("[data-key^=cell-]").first().click();
            assertThat(page.locator(".plan-points").innerText()).contains("0 → 0");
            page.waitForSelector(".plan-kept .plan-points");
            window.picture("plan");
            page.locator(".planned").waitFor(gone());
            page.waitForFunction(SAYS, "discard"); // the turn goes on
            assertThat(page.locator(".first-garden .grid [data-flip^=arboretum-]")
                            .count())
                    .isEqualTo(1);
            assertThat(page.evaluate(MISSED, table)).isEqualTo(0);
            window.isSound("plan");
        }
    }

    private static WaitForOptions gone() {
        return new WaitForOptions().setState(WaitForSelectorState.DETACHED).setTimeout(60_000);
    }
}
