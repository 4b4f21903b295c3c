package dev.perennial.standalone.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;

/** What axe finds wrong with a page. */
public final class Accessibility {
    private Accessibility() {}

    public static List<Rule> violations(Page page) {
        return axe(page).analyze().getViolations();
    }

    /**
     * Everything in the light theme. The dark one changes only colours, so the quick run checks only them again; the
     * full run checks everything in both.
     */
    public static List<Rule> violations(Page page, String theme) {
        return theme.equals("light") || Boolean.getBoolean("perennial.full")
                ? violations(page)
                : axe(page)
                        .withRules(List.of("color-contrast", "link-in-text-block"))
                        .analyze()
                        .getViolations();
    }

    /** In one frame, as our pages are: otherwise axe opens another page for each result. */
    private static AxeBuilder axe(Page page) {
        return new AxeBuilder(page).setLegacyMode(true);
    }
}
