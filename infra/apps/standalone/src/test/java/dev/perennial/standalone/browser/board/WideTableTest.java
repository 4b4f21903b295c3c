package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tables and tabs that are wider than a phone. */
class WideTableTest {
    private static final String SCRIPT = "wide-tables.js";
    private static final int TABLET = 720;

    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.PHONE);

    /** A phone stacks them instead. */
    @Test
    void columnsBesideTheScreenHaveANameAndAreReachedByKeyboard() {
        Object _ = PAGE.call(SCRIPT, "drawStandings");
        assertThat(PAGE.page().evaluate("document.querySelector('.scroll').scrollWidth > innerWidth"))
                .isEqualTo(false);
        PAGE.page().setViewportSize(TABLET, Look.PHONE.height());
        Locator table = PAGE.page().getByRole(AriaRole.REGION, new GetByRoleOptions().setName("Rangliste"));
        table.focus();
        PAGE.page().keyboard().press("ArrowRight");
        PAGE.page().waitForFunction("() => document.querySelector('.scroll').scrollLeft > 0");
        PAGE.page().setViewportSize(Look.PHONE.width(), Look.PHONE.height());
    }

    @Test
    void theTabOfTheChosenLadderIsInSight() {
        Object _ = PAGE.call(SCRIPT, "openLastLadder");
        PAGE.page()
                .waitForCondition(() -> PAGE.call(SCRIPT, "isChosenTabInSight").equals(true));
        assertThat(PAGE.page().locator(".tabs [aria-current]").getAttribute("href"))
                .endsWith("evergreen-planet");
    }

    /** They wrapped while half the row was empty. */
    @Test
    void onABigScreenNamesStayOnOneLine() {
        PAGE.page().setViewportSize(1920, 1080);
        Object broken = PAGE.call(SCRIPT, "brokenNames");
        PAGE.page().setViewportSize(Look.PHONE.width(), Look.PHONE.height());
        assertThat(broken).isEqualTo(List.of());
    }
}
