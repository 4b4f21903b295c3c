package dev.perennial.standalone.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.standalone.browser.Newcomer;
import dev.perennial.standalone.browser.Probe;
import dev.perennial.standalone.browser.Window;
import java.util.List;

/** A guest's first game: five bubbles that explain the table, out of the way of the game. */
final class CoachStory {
    private static final String COVERED = Probe.read("coach-covers");
    private static final int STEPS = 5;

    private final Window window;
    private final Page page;

    CoachStory(Window window) {
        this.window = window;
        this.page = window.page();
    }

    void tell(String game) {
        new Newcomer(window, 8).playNow(game);
        page.waitForSelector(".coach");
        for (int step = 1; step <= STEPS; step++) {
            isOutOfTheWay(game + " step " + step);
            if (step < STEPS) {
                page.locator("[data-key=coach-next]").click();
            }
        }
        window.isSound("coach-" + game);
        assertThat(page.locator("[data-key=coach-next]").isEnabled()).isTrue();
        closesItForGood();
    }

    private void isOutOfTheWay(String step) {
        assertThat(page.locator("[data-coached]").count()).as(step).isEqualTo(1);
        window.picture("coach-" + step.replace(' ', '-'));
        assertThat(page.evaluate(COVERED)).as(step).isEqualTo(List.of());
    }

    /** Until it is asked for, where it was left. */
    private void closesItForGood() {
        page.locator("[data-key=coach-back]").click();
        page.locator("[data-key=coach-close]").click();
        page.reload();
        page.waitForSelector(".page-table .board");
        page.waitForTimeout(500);
        assertThat(page.locator(".coach").count()).isZero();
        window.show("more");
        page.locator("[data-key=coach]").click();
        window.show("board");
        page.waitForSelector(".coach p:has-text('4')");
    }
}
