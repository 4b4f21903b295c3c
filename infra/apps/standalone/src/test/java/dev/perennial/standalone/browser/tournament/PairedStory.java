package dev.perennial.standalone.browser.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.client.Perennial;
import dev.perennial.standalone.browser.Chromium;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.Probe;
import dev.perennial.standalone.browser.Window;

/** A registered player on another page hears that the round is paired, and one click leads there. */
final class PairedStory {
    /** A page in the background, in a browser that shows notifications through its worker only, as phones do. */
    private static final String ELSEWHERE = Probe.read("hidden-window");

    /** Pages look every 15 seconds. */
    private static final Page.WaitForSelectorOptions SOON = new Page.WaitForSelectorOptions().setTimeout(45_000);

    private final Chromium chromium;
    private final String address;

    PairedStory(Chromium chromium, String address) {
        this.chromium = chromium;
        this.address = address;
    }

    void tell(Look look) {
        Perennial organiser = Perennial.at(address).devSignIn("host");
        String id = organiser.tournaments().create("Larch Evening", "arboretum", 2, 1, null);
        long _ = organiser.tournaments().addBots(id, "random", 1, "to make the number even");
        try (Window window = chromium.open(address, look)) {
            Page page = window.page();
            page.addInitScript(ELSEWHERE);
            window.signUp("player-" + look.name());
            window.goTo("/tournaments/" + id);
            page.locator("[data-key=register]").click();
            page.waitForSelector("[data-key=withdraw]");
            window.goTo("/rules");
            long _ = organiser.tournaments().start(id);
            page.waitForSelector(".ready a", SOON);
            page.waitForCondition(() -> page.evaluate("window.told.length").equals(1));
            window.picture("round-paired");
            window.isSound("round-paired");
            page.locator(".ready a").click();
            page.waitForSelector(".board-arboretum");
            assertThat(page.locator(".ready a").count()).isZero();
            window.goTo("/rules");
            page.waitForSelector(".ready a");
            assertThat(page.evaluate("window.told.length")).as("once is enough").isEqualTo(0);
        }
    }
}
