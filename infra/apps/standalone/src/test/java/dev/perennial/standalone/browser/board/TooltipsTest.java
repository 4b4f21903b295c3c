package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import dev.perennial.games.Games;
import dev.perennial.standalone.browser.Accessibility;
import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every board explains itself: each of its parts has a tooltip, and the rules are a key away. */
class TooltipsTest {
    private static final String SCRIPT = "table-layout.js";
    private static final String EXPLAINED = "explained-parts.js";
    private static final double MIDDLE = 0.5;

    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.id());
    }

    @BeforeEach
    void onADesk() {
        PAGE.page().setViewportSize(1280, 800);
    }

    private static Page open(String game, double share) {
        int seats = Games.byId(game).orElseThrow().maxSeats();
        Object _ = PAGE.call(SCRIPT, "openTable", Positions.of(game, seats).at(share, 0));
        return PAGE.page();
    }

    /** Positions of all phases, so that every kind of choice is met, one after the other on the same page. */
    @ParameterizedTest
    @MethodSource("games")
    void everyPartOfTheBoardHasAnExplanation(String game) {
        var found = new ArrayList<Object>();
        for (double share : List.of(0.0, 0.3, MIDDLE, 0.55, 0.6, 0.65, 0.9)) {
            Page page = open(game, share);
            found.addAll((List<?>) PAGE.call(EXPLAINED, "unexplained", game));
            page.setViewportSize(375, 812);
            found.addAll((List<?>) PAGE.call(EXPLAINED, "unexplained", game));
            page.setViewportSize(1280, 800);
        }
        assertThat(found).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void keysLeadThroughTheExplanationsAndToTheRules(String game) {
        Page page = open(game, MIDDLE);
        page.keyboard().press("i");
        Locator tip = page.locator("[role=tooltip]");
        PlaywrightAssertions.assertThat(tip).isVisible();
        Object _ = page.evaluate("() => { window.before = document.activeElement; }");
        page.keyboard().press("ArrowRight");
        assertThat(page.evaluate("() => window.before === document.activeElement"))
                .isEqualTo(false);
        PlaywrightAssertions.assertThat(page.locator(":focus")).hasAttribute("aria-describedby", "board-tooltip");
        PlaywrightAssertions.assertThat(tip).isVisible();
        page.keyboard().press("r");
        PlaywrightAssertions.assertThat(page.locator(".rules-drawer h3:focus")).isVisible();
        assertThat(PAGE.call(SCRIPT, "hidden", game))
                .as("the board beside the rules")
                .isEqualTo(List.of());
        page.keyboard().press("Escape");
        PlaywrightAssertions.assertThat(page.locator(".rules-drawer")).hasCount(0);
    }

    @ParameterizedTest
    @MethodSource("games")
    void rulesAndTooltipsAreAccessibleInBothThemes(String game) {
        Page page = open(game, MIDDLE);
        for (String theme : List.of("light", "dark")) {
            Object _ = page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme);
            page.keyboard().press("i");
            PlaywrightAssertions.assertThat(page.locator("[role=tooltip]")).isVisible();
            assertThat(Accessibility.violations(page, theme)).as(theme).isEmpty();
            page.keyboard().press("r");
            PlaywrightAssertions.assertThat(page.locator(".rules-drawer h3").first())
                    .isVisible();
            assertThat(Accessibility.violations(page, theme)).as(theme).isEmpty();
            page.keyboard().press("Escape");
            PlaywrightAssertions.assertThat(page.locator(".rules-drawer")).hasCount(0);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void onAPhoneTheRulesFillTheScreen(String game) {
        Page page = open(game, MIDDLE);
        page.setViewportSize(375, 812);
        page.locator("[data-key=prompt-rule]").click();
        Locator drawer = page.locator(".rules-drawer[open]");
        PlaywrightAssertions.assertThat(drawer).isVisible();
        var box = drawer.boundingBox();
        assertThat(List.of(box.x, box.y, box.width, box.height)).isEqualTo(List.of(0.0, 0.0, 375.0, 812.0));
        page.keyboard().press("Escape");
        PlaywrightAssertions.assertThat(drawer).hasCount(0);
    }
}
