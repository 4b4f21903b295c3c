package dev.perennial.standalone.browser.broadcast;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.SharedSite;
import dev.perennial.standalone.browser.Window;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A commentator of a whole tournament in a real browser: appointed at the desk, read at the table and on the wall. It
 * waits for the delay of tournament tables.
 */
@OnlyInFullRun
class TournamentCommentaryIT {
    private static final String NAME = "caster-of-cups";
    private static final String ORGANISER = "cup-organiser";
    private static final double DELAYED = 60_000;
    private static final String TEXT = "The oak closes <b>the</b> path.";

    private final SharedSite site = SharedSite.get();

    @Test
    void aCommentatorOfTheTournamentIsReadAtTheTableAndOnTheWall() {
        String id = tournament();
        try (Window author = site.open(Look.DESK);
                Window organiser = site.open(Look.DESK)) {
            author.signUp(NAME);
            organiser.goTo("/account");
            organiser.page().locator("[name=devName]").fill(ORGANISER);
            organiser.page().locator("[data-key=dev]").click();
            organiser.page().waitForSelector(".bar .who");
            appoint(organiser, id);
            comment(author, id + "-r1-t1");
            organiser.goTo("/tournaments/" + id + "#overview");
            organiser.page().waitForSelector("dd:has-text('" + NAME + "')");
        }
        for (Look look : List.of(Look.DESK, Look.PHONE)) {
            try (Window window = site.open(look)) {
                window.goTo("/wall/" + id);
                window.page().waitForSelector(".wall-comment:has-text('" + TEXT + "')");
                window.isSound("wall with a comment");
                window.picture("wall-comment");
                window.goTo("/wall/" + id + "?comments=off");
                window.page().waitForSelector(".wall-board");
                assertThat(window.page().locator(".wall-comment").count()).isZero();
                window.goTo("/tables/" + id + "-r1-t1");
                window.show("more");
                window.page().waitForSelector(".comments li:has-text('" + TEXT + "')");
            }
        }
    }

    private String tournament() {
        var api = site.api();
        String organiser = api.signIn(ORGANISER).token();
        String path = "/api/v1/tournaments";
        String body = "{\"name\":\"Comment Cup\",\"game\":\"arboretum\",\"tableSize\":2,\"rounds\":1}";
        String id = api.post(path, organiser, body).get("tournament").asString();
        for (String name : List.of("cup-one", "cup-two")) {
            var _ = api.post(path + "/" + id + "/players", api.signIn(name).token(), "{\"clientSeed\":\"s\"}");
        }
        var _ = api.post(path + "/" + id + "/start", organiser, "{}");
        return id;
    }

    private static void appoint(Window organiser, String id) {
        Page page = organiser.page();
        organiser.goTo("/tournaments/" + id + "/desk");
        page.locator("[data-key=commentators]").click();
        var form = page.locator("form:has([data-key=appoint-commentator])");
        form.locator("[name=name]").fill(NAME);
        form.locator("[data-key=appoint-commentator]").click();
        page.waitForSelector("[data-key=commentator-list]:has-text('" + NAME + "')");
        organiser.isSound("commentators at the desk");
        organiser.picture("desk-commentators");
    }

    private static void comment(Window author, String table) {
        Page page = author.page();
        author.goTo("/tables/" + table);
        page.waitForSelector(
                "[data-key=comment]", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
        page.locator("[data-key=comment]").fill(TEXT);
        page.locator("[data-key=post-comment]").click();
        page.waitForCondition(
                () -> page.locator("[data-key=comment]").inputValue().isEmpty());
        // Commentators see the game with the delay of spectators.
        page.waitForSelector(".comments li", new Page.WaitForSelectorOptions().setTimeout(DELAYED));
        author.picture("tournament-comment");
    }
}
