package dev.perennial.standalone.browser.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.microsoft.playwright.Page;
import dev.perennial.games.Games;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.SharedSite;
import dev.perennial.standalone.browser.Window;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tutorials and the coach of a first game, in a real browser against the real standalone. */
class LearningIT {
    private static final int SOME = 3;
    private static final int ALL = 12;
    private static final int MOST_TABS = 40;

    private final SharedSite site = SharedSite.get();

    static Stream<Arguments> gamesAndLooks() {
        return Games.all().stream()
                .flatMap(game -> Stream.of(arguments(game.id(), Look.DESK), arguments(game.id(), Look.PHONE)));
    }

    @ParameterizedTest
    @MethodSource("gamesAndLooks")
    void aLearnerTakesLessonsAndGoesOnLater(String game, Look look) throws IOException {
        try (Window window = site.open(look)) {
            var story = new LessonStory(window, game);
            story.solves(SOME);
            story.goesOn(SOME);
            story.isSound();
        }
    }

    @ParameterizedTest
    @MethodSource("gamesAndLooks")
    @OnlyInFullRun
    void everyLessonIsSolvedOnTheBoard(String game, Look look) throws IOException {
        try (Window window = site.open(look)) {
            new LessonStory(window, game).solves(ALL);
        }
    }

    @Test
    void aLessonIsSolvedWithKeysAlone() {
        try (Window window = site.open(Look.DARK)) {
            Page page = window.goTo("/learn/arboretum").page();
            tabTo(page, "deck");
            page.keyboard().press("Enter");
            page.waitForSelector(".lesson [data-key=retry]");
            tabTo(page, "deck");
            for (int i = 0; i < MOST_TABS && !"pile-1".equals(focused(page)); i++) {
                page.keyboard().press("ArrowRight");
            }
            assertThat(focused(page)).isEqualTo("pile-1");
            page.keyboard().press("Enter");
            page.waitForSelector(".lesson .solved");
            page.keyboard().press("Enter");
            page.waitForSelector("[data-key=lesson-turn][aria-current=step]");
            window.isSound("learn-arboretum");
        }
    }

    private static void tabTo(Page page, String key) {
        for (int i = 0; i < MOST_TABS && !key.equals(focused(page)); i++) {
            page.keyboard().press("Tab");
        }
        assertThat(focused(page)).isEqualTo(key);
    }

    private static Object focused(Page page) {
        return page.evaluate("document.activeElement?.dataset.key ?? null");
    }

    @ParameterizedTest
    @MethodSource("gamesAndLooks")
    void theCoachOfAFirstGameExplainsAndKeepsOutOfTheWay(String game, Look look) {
        try (Window window = site.open(look)) {
            new CoachStory(window).tell(game);
        }
    }
}
