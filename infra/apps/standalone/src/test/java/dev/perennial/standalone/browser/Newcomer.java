package dev.perennial.standalone.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.net.URI;
import java.util.List;
import java.util.Random;

/**
 * A player who does not know the game and presses every control
 * until it is over. A board that hides a legal move fails here.
 */
public final class Newcomer {
    private static final String TOUCHABLE =
            ".page-table .board :is(button:not([disabled]), [role=button]:not([aria-disabled=true]))[data-key]";

    private static final String OWN_FRAME =
            "fetch('/api/v1/tables/' + location.pathname.split('/')[2]).then((answer) => answer.json())";

    private final Window window;
    private final Random random;
    private final Touch touch;

    /** With what is at hand: a finger on a phone, a mouse elsewhere. */
    public Newcomer(Window window, long seed) {
        this(window, seed, window.look().isPhone() ? Touch.FINGER : Touch.MOUSE);
    }

    public Newcomer(Window window, long seed, Touch touch) {
        this.window = window;
        this.random = new Random(seed);
        this.touch = touch;
    }

    public void playNow(String game) {
        window.goTo("/");
        var page = window.page();
        page.locator("[data-key=play-" + game + "]").check(new Locator.CheckOptions().setForce(true));
        page.locator("[data-key=play-now]").click();
        page.waitForSelector(".page-table .board-" + game); // the first page has small ones
    }

    /** @return where the others find it */
    public String openTable(String game) {
        window.goTo("/");
        var page = window.page();
        page.locator("[data-key=open-table]").click();
        page.locator("form.opening select[name=game]").selectOption(game);
        page.locator("form.opening button.primary").click();
        page.waitForSelector(".invite");
        return URI.create(page.url()).getPath();
    }

    public void sit(int seat) {
        window.page().locator("[data-key=sit-" + seat + "]").click();
        window.page()
                .waitForSelector(
                        ".seats li:nth-child(" + (seat + 1) + "):not(:has([data-key=sit-" + seat + "]))",
                        new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
    }

    /** Would call the game off, and then not. */
    public void changesHisMind() {
        window.show("more");
        for (boolean agrees : List.of(true, false)) {
            window.page().locator("[data-key=void]").click();
            if (agrees) {
                window.page().locator("dialog button[value=yes]").click();
            }
            window.page().waitForSelector("[data-key=void][aria-pressed=" + agrees + "]");
        }
        window.show("board");
    }

    public void resign() {
        window.show("more");
        window.page().locator("[data-key=resign]").click();
        window.page().locator("dialog button[value=yes]").click();
        window.page().waitForSelector(".head .chip.FINISHED");
    }

    /** @return how many moves this person has made; stops early when the game is over */
    public int play(int moves, int clicks) {
        int made = moves();
        for (int i = 0; i < clicks && made < moves && !isOver(); i++) {
            if (!touch.oneOf(window.page(), TOUCHABLE, random)) {
                window.page().waitForTimeout(100);
            }
            made = moves();
        }
        return made;
    }

    public boolean isOver() {
        return window.page().locator(".page-table .head .chip.FINISHED").count() > 0;
    }

    /** As the server counts them. */
    public int moves() {
        Object made = window.page()
                .evaluate(OWN_FRAME
                        + ".then((frame) => frame.seat === null ? 0 : frame.table.seats[frame.seat].movesMade)");
        return ((Number) made).intValue();
    }
}
