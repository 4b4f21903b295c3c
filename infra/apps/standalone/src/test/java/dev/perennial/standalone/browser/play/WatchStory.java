package dev.perennial.standalone.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.browser.Chromium;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.Newcomer;
import dev.perennial.standalone.browser.Window;
import java.util.List;

/** Two play, a third watches; afterwards the open history shows what the watcher must not have seen. */
record WatchStory(Chromium chromium, Api api) {
    private static final int MOVES = 7;
    private static final int ROUNDS = 30;

    /** @param heard an event that watchers see */
    void tell(String game, String heard) {
        try (Window ann = chromium.open(api.address(), Look.MOVING);
                Window bob = chromium.open(api.address(), Look.PHONE);
                Window carol = chromium.open(api.address(), Look.DARK)) {
            Wire wire = Wire.tap(carol.page());
            var first = new Newcomer(ann, 1);
            var second = new Newcomer(bob, 2);
            String table = first.openTable(game);
            first.sit(0);
            carol.goTo(table);
            bob.goTo(table);
            second.sit(1);
            ann.page().waitForSelector(".chip.PLAYING");
            first.changesHisMind();
            for (int i = 0; i < ROUNDS && first.moves() + second.moves() < MOVES; i++) {
                first.play(first.moves() + 1, 12);
                second.play(second.moves() + 1, 12);
            }
            carol.page().waitForTimeout(500);
            assertThat(first.moves() + second.moves()).isGreaterThanOrEqualTo(MOVES);
            String received = wire.everything();
            carol.picture("watching-" + game);
            carol.isSound("watching " + game);
            if (OnlyInFullRun.FULL) {
                looksOn(table, game);
            }
            watchesTelevision(carol, game);
            first.resign();
            var secrets = Secrets.of(Eventually.get(() -> api.get("/api/v1" + table + "/history", null), _ -> true));
            assertThat(secrets).hasSizeGreaterThan(5);
            assertThat(received).contains("\"" + game + "." + heard + "\"");
            assertThat(secrets)
                    .filteredOn(card -> received.contains("\"" + card + "\""))
                    .isEmpty();
        }
    }

    private void looksOn(String table, String game) {
        for (Look look : List.of(Look.DESK, Look.PHONE)) {
            try (Window window = chromium.open(api.address(), look)) {
                window.goTo(table).picture("watching-" + game);
                window.isSound("watching " + game);
            }
        }
    }

    private static void watchesTelevision(Window window, String game) {
        var page = window.goTo("/tv").page();
        page.locator("[data-key=channel-" + game + "]").click();
        page.waitForSelector(".page-tv .board-" + game + " *");
        window.picture("television-" + game);
        page.locator(".page-tv [data-key=rules]").click();
        page.waitForSelector(".rules-drawer [data-chapter='1']");
        page.locator("[data-key=close-rules]").click();
    }
}
