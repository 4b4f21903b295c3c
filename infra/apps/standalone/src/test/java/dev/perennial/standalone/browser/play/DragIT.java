package dev.perennial.standalone.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.Newcomer;
import dev.perennial.standalone.browser.SharedSite;
import dev.perennial.standalone.browser.Window;
import org.junit.jupiter.api.Test;

/** Cards and pieces go where the mouse drags them; dragged back to where they were, they stay. */
class DragIT {
    private static final int LIFT = 30;

    private final SharedSite site = SharedSite.get();

    @Test
    void aTreeIsPlantedByDragging() {
        try (Window window = site.open(Look.DESK)) {
            Page page = begin(window, "arboretum");
            for (int drawn = 0; drawn < 2; drawn++) {
                page.locator("[data-key=deck]").click();
            }
            drag(page, ".hand [data-key^=hand-]", ".first-garden [data-drop]");
            page.locator("[data-key=confirm]").click();
            page.waitForSelector(".first-garden .grid [data-flip^=arboretum-]");
        }
    }

    @Test
    void aCardIsPlayedIntoTheTrickByDragging() {
        try (Window window = site.open(Look.DESK)) {
            Page page = begin(window, "s-evolution");
            drag(page, ".hand-card.may", ".hand-card.may");
            page.waitForTimeout(500);
            var newcomer = new Newcomer(window, 1);
            assertThat(newcomer.moves()).as("back in the hand").isZero();
            drag(page, ".hand-card.may", "[data-drop=trick]");
            page.waitForCondition(() -> newcomer.moves() == 1);
        }
    }

    @Test
    void aCardIsTakenAndASproutPlantedByDragging() {
        try (Window window = site.open(Look.DESK)) {
            Page page = begin(window, "evergreen-planet");
            drag(page, "[data-key^=pick-]", "[data-drop=planet]");
            drag(page, "[data-key=action-A]", ".planet.big .cell.target");
            page.waitForSelector(".planet.big .cell.chosen");
            page.locator("[data-key=confirm]").click();
            page.waitForSelector("[data-key=part-ACTION][disabled]");
        }
    }

    private static Page begin(Window window, String game) {
        new Newcomer(window, 1).playNow(game);
        Page page = window.page();
        page.locator("[data-key=coach-close]").click();
        return page;
    }

    private static void drag(Page page, String piece, String place) {
        Mouse mouse = page.mouse();
        var from = middle(page.locator(piece).first());
        mouse.move(from[0], from[1]);
        mouse.down();
        mouse.move(from[0] + LIFT, from[1] - LIFT);
        var to = middle(page.locator(place).first());
        mouse.move(to[0], to[1], new Mouse.MoveOptions().setSteps(5));
        mouse.up();
    }

    private static double[] middle(Locator element) {
        element.waitFor();
        var box = element.boundingBox();
        return new double[] {box.x + box.width / 2, box.y + box.height / 2};
    }
}
