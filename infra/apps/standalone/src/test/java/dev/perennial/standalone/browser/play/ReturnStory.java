package dev.perennial.standalone.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.browser.Chromium;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.Newcomer;
import dev.perennial.standalone.browser.Probe;
import dev.perennial.standalone.browser.Window;
import java.util.List;

/** A player returns after a lost connection or an absence and finds everything up to date. */
record ReturnStory(Chromium chromium, Api api) {
    private static final int MOVES = 12;

    /** What is written in the log and on the board, without what moves. */
    private static final String SEEN = Probe.read("table-text");

    private static final String LINES = "document.querySelectorAll('.log li').length";

    /** An offline browser keeps its open streams, so they are recorded and cut as a network would. */
    private static final String STREAMS = Probe.read("keep-streams");

    private static final String CUT =
            "() => window.streams.forEach((each) => { each.close(); each.dispatchEvent(new Event('error')); })";

    /** The same table in two pages of one browser; one has no connection while others play on. */
    void twoPagesAgree(Look look) {
        Game game = Game.start("arboretum", List.of(api.signIn("tabitha"), api.signIn("tobias")), 3);
        try (Window window = chromium.open(api.address(), look)) {
            Page steady = window.goTo("/tables/" + game.table()).page();
            Page lost = steady.context().newPage();
            lost.addInitScript(STREAMS);
            lost.navigate("/tables/" + game.table());
            lost.waitForSelector(".log li");
            lost.route(address -> address.contains("/stream"), route -> route.abort());
            Object _ = lost.evaluate(CUT);
            int before = lines(lost);
            for (int i = 0; i < MOVES; i++) {
                assertThat(game.step()).isTrue();
            }
            steady.waitForCondition(() -> lines(steady) >= before + MOVES);
            assertThat(lines(lost)).as("really without a connection").isLessThan(before + MOVES);
            lost.unrouteAll();
            lost.waitForCondition(() -> lines(lost) == lines(steady));
            lost.waitForCondition(() -> lost.evaluate(SEEN).equals(steady.evaluate(SEEN)));
            window.isSound("a table in two pages");
        }
    }

    private static int lines(Page page) {
        return ((Number) page.evaluate(LINES)).intValue();
    }

    /** The owner of a table for invited players finds it again among their games, with its link. */
    void invites(Look look) {
        try (Window host = chromium.open(api.address(), look);
                Window friend = chromium.open(api.address(), Look.DESK)) {
            Page page = host.goTo("/").page();
            page.locator("[data-key=open-table]").click();
            page.locator("form.opening select[name=visibility]").selectOption("INVITED");
            page.locator("form.opening button.primary").click();
            page.waitForSelector(".invite");
            host.goTo("/");
            page.locator(".yours a").first().click();
            page.waitForCondition(() -> address(page).contains("?invitation="));
            host.picture("table-invited");
            host.isSound("table-invited");
            friend.goTo(address(page));
            new Newcomer(friend, 5).sit(1);
        }
    }

    private static String address(Page page) {
        return page.locator(".invite [data-key=address]").inputValue();
    }
}
