package dev.perennial.standalone.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import dev.perennial.contract.json.Json;
import dev.perennial.standalone.browser.Window;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A learner takes the lessons of a game, with the same controls as at a table. */
final class LessonStory {
    private final Window window;
    private final Page page;
    private final String game;
    private final List<JsonNode> lessons;

    LessonStory(Window window, String game) throws IOException {
        this.window = window;
        this.page = window.page();
        this.game = game;
        try (InputStream file = LessonStory.class.getResourceAsStream("/tutorials/" + game + ".json")) {
            this.lessons =
                    Json.mapper().readTree(file).get("lessons").valueStream().toList();
        }
    }

    /** From the first lesson on, as many as asked for; each leads to the next. */
    void solves(int count) {
        window.goTo("/learn/" + game);
        for (JsonNode lesson : lessons.subList(0, Math.min(count, lessons.size()))) {
            String id = lesson.get("id").asString();
            isAt(id);
            needsNoScrolling(id);
            for (JsonNode move : lesson.get("solution")) {
                LessonClicks.of(game, move.asString()).forEach(this::press);
            }
            page.waitForSelector(".lesson .solved");
            window.picture("learn-" + game + "-" + id);
            window.fits("learn-" + game + "-" + id);
            assertThat(page.evaluate("document.activeElement.dataset.key")).isEqualTo("next");
            page.locator("[data-key=next]").click();
        }
    }

    private void isAt(String lesson) {
        page.waitForSelector(
                ".lesson-list [data-key=lesson-" + lesson + "][aria-current=step]",
                new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
    }

    private void needsNoScrolling(String lesson) {
        assertThat(page.evaluate("document.documentElement.scrollHeight <= innerHeight"))
                .as("%s on one screen", lesson)
                .isEqualTo(true);
    }

    private void press(String key) {
        Locator control = page.locator(".board [data-key=\"" + key + "\"]:not([disabled])")
                .filter(new Locator.FilterOptions().setVisible(true))
                .first();
        if (window.look().isPhone()) {
            control.tap();
        } else {
            control.click();
        }
    }

    /** Comes back later and goes on with the same lesson; the ones that are done stay done. */
    void goesOn(int done) {
        page.navigate("/learn/" + game);
        isAt(lessons.get(done).get("id").asString());
        assertThat(page.locator(".lesson-list .done").count()).isEqualTo(done);
    }

    void isSound() {
        window.isSound("learn-" + game);
    }
}
