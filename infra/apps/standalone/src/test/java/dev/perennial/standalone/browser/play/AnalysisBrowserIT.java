package dev.perennial.standalone.browser.play;

import static dev.perennial.standalone.OnlyInFullRun.FULL;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.api.Player;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.SharedSite;
import dev.perennial.standalone.browser.Window;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The analysis of a game in its replay, in a real browser. */
class AnalysisBrowserIT {
    private static final double SLOW = 180_000;

    private final SharedSite site = SharedSite.get();

    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "s-evolution", "evergreen-planet"})
    void theReplayShowsChancesMistakesAndBetterMoves(String id) {
        var api = site.api();
        List<Player> players = List.of(api.signIn("analysis-one"), api.signIn("analysis-two"));
        Game dealt = Game.start(id, players, 17);
        int _ = dealt.finish();
        // From its middle on a game takes half the time to analyse. It has no luck then: nobody dealt it.
        boolean whole = FULL || id.equals("s-evolution");
        Game game = whole ? dealt : dealt.continued(dealt.sequence() / 2);
        int _ = game.finish();
        for (Look look : Look.deskAndPhone(id)) {
            try (Window window = site.open(look)) {
                window.signUp(("an-" + look.name() + "-" + id.replace("evergreen-", "")).toLowerCase(Locale.ROOT));
                look(window, id, "/tables/" + game.table() + "/replay", whole ? 2 : 0);
            }
        }
    }

    private static void look(Window window, String id, String replay, int luck) {
        Page page = window.page();
        window.goTo(replay);
        window.show("more");
        page.waitForSelector("[data-key=analysis]");
        if (page.locator("[data-key=analyse]").count() > 0) {
            page.locator("[data-key=analyse]").click();
        }
        page.waitForSelector(".analysis .chart canvas", new Page.WaitForSelectorOptions().setTimeout(SLOW));
        assertThat(page.locator("[data-key=luck] li").count()).isEqualTo(luck);
        assertThat(page.locator(".turning-points li").count()).isBetween(1, 3);
        page.locator(".analysis h2").scrollIntoViewIfNeeded();
        window.picture("analysis-" + id);
        window.isSound("analysis of " + id);

        page.locator("[data-key=analysis-ALL_OPEN]").click();
        assertThat(page.locator("[data-key=analysis-ALL_OPEN]").getAttribute("aria-pressed"))
                .isEqualTo("true");
        page.locator("[data-key=analysis-AS_KNOWN]").click();

        page.locator("[data-key=next-mistake]").click();
        page.waitForSelector("[data-key=analysis-note]");
        page.waitForSelector(".board [data-hint]");
        String first = page.url();
        window.picture("mistake-" + id);
        window.isSound("mistake in " + id);
        page.keyboard().press("m");
        page.waitForCondition(() -> !page.url().equals(first));
        page.keyboard().press("Shift+M");
        page.waitForCondition(() -> page.url().equals(first));
    }
}
