package dev.perennial.standalone.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.EvaluateOptions;
import com.microsoft.playwright.PlaywrightException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Somebody who does not know the game: clicks on whatever may be touched until it is over. He needs no knowledge of any
 * board, so a board that hides what may be done fails with him.
 */
final class Newcomer {
    private static final String TOUCHABLE =
            ".page-table .board :is(button:not([disabled]), [role=button]:not([aria-disabled=true]))[data-key]";

    private static final String OWN_FRAME =
            "fetch('/api/v1/tables/' + location.pathname.split('/')[2]).then((answer) => answer.json())";

    private final Window window;
    private final Random random;
    private final boolean byKeys;

    Newcomer(Window window, long seed) {
        this(window, seed, false);
    }

    private Newcomer(Window window, long seed, boolean byKeys) {
        this.window = window;
        this.random = new Random(seed);
        this.byKeys = byKeys;
    }

    /** Somebody without a mouse: only what the keyboard can reach is there for him. */
    static Newcomer withoutMouse(Window window, long seed) {
        return new Newcomer(window, seed, true);
    }

    void playNow(String game) {
        window.goTo("/");
        var page = window.page();
        page.locator("[data-key=play-" + game + "]").check(new Locator.CheckOptions().setForce(true));
        page.locator("[data-key=play-now]").click();
        page.waitForSelector(".page-table .board-" + game); // the first page has small ones
    }

    /** @return where the others find it */
    String openTable(String game) {
        window.goTo("/");
        var page = window.page();
        page.locator("[data-key=open-table]").click();
        page.locator("form.opening select[name=game]").selectOption(game);
        page.locator("form.opening button.primary").click();
        page.waitForSelector(".invite");
        return URI.create(page.url()).getPath();
    }

    void sit(int seat) {
        window.page().locator("[data-key=sit-" + seat + "]").click();
        window.page().waitForSelector(".seats li:nth-child(" + (seat + 1) + "):not(:has([data-key=sit-" + seat + "]))");
    }

    /** Would call the game off, and then not. */
    void changesHisMind() {
        for (boolean agrees : List.of(true, false)) {
            window.page().locator("[data-key=void]").click();
            window.page().waitForSelector("[data-key=void][aria-pressed=" + agrees + "]");
        }
    }

    /** The own hand, as the game names its cards. */
    List<String> hand() {
        Object cards =
                window.page().evaluate(OWN_FRAME + ".then((frame) => frame.view.players[frame.seat].hand.join())");
        return new ArrayList<>(List.of(((String) cards).split(",")));
    }

    /** @return how many moves this person has made; stops early when the game is over */
    int play(int moves, int clicks) {
        int made = moves();
        for (int i = 0; i < clicks && made < moves && !isOver(); i++) {
            Locator touchable = window.page().locator(TOUCHABLE);
            int count = touchable.count();
            if (count == 0) {
                window.page().waitForTimeout(100);
            } else {
                touch(touchable.nth(random.nextInt(count)));
            }
            made = moves();
        }
        return made;
    }

    boolean isOver() {
        return window.page().locator(".page-table .head .chip.FINISHED").count() > 0;
    }

    /** As the server counts them. */
    int moves() {
        Object made = window.page()
                .evaluate(OWN_FRAME
                        + ".then((frame) => frame.seat === null ? 0 : frame.table.seats[frame.seat].movesMade)");
        return ((Number) made).intValue();
    }

    private void touch(Locator target) {
        try {
            if (!byKeys) {
                target.click(new Locator.ClickOptions().setTimeout(1_500));
            } else if (target.evaluate(
                            "(element) => element.tabIndex >= 0", null, new EvaluateOptions().setTimeout(1_500))
                    .equals(true)) {
                target.press("Enter", new Locator.PressOptions().setTimeout(1_500));
            }
        } catch (PlaywrightException e) {
            // it went away under the finger, or something lies above it: the next click will do
        }
    }
}
