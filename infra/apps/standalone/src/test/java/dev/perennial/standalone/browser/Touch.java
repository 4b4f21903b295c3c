package dev.perennial.standalone.browser;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.util.List;
import java.util.Random;

/** A player's input device. */
public enum Touch {
    MOUSE {
        @Override
        public boolean oneOf(Page page, String touchable, Random random) {
            return any(
                    page, touchable, random, target -> target.click(new Locator.ClickOptions().setTimeout(PATIENCE)));
        }
    },
    FINGER {
        @Override
        public boolean oneOf(Page page, String touchable, Random random) {
            return any(page, touchable, random, target -> target.tap(new Locator.TapOptions().setTimeout(PATIENCE)));
        }
    },
    /** Only key presses, and never a look for where the focus could be put: Tab goes on, arrows walk, Enter takes. */
    KEYS {
        @Override
        public boolean oneOf(Page page, String touchable, Random random) {
            Keyboard keys = page.keyboard();
            for (int i = 0; i < MOST_TABS && page.locator(touchable).count() > 0; i++) {
                keys.press("Tab");
                if (isFocused(page, ".board *")) {
                    for (int steps = random.nextInt(5); steps > 0; steps--) {
                        keys.press(ARROWS.get(random.nextInt(ARROWS.size())));
                    }
                    if (random.nextInt(3) == 0 && isFocused(page, touchable)) {
                        keys.press(random.nextBoolean() ? "Enter" : "Space");
                        return true;
                    }
                }
            }
            return false;
        }
    };

    private static final int PATIENCE = 1_500;
    private static final int MOST_TABS = 100;
    private static final List<String> ARROWS = List.of("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown");

    /** How often a finger touched a board; a mouse does not count. */
    private static final String FINGERS = Probe.read("count-fingers");

    /** From the next page on. */
    public static void countFingers(Page page) {
        page.addInitScript(FINGERS);
    }

    public static boolean wasFinger(Page page) {
        return page.evaluate("window.fingers > 0").equals(true);
    }

    /** @return whether there was anything to touch */
    public abstract boolean oneOf(Page page, String touchable, Random random);

    private interface Deed {
        void on(Locator target);
    }

    private static boolean any(Page page, String touchable, Random random, Deed deed) {
        Locator all = page.locator(touchable).filter(new Locator.FilterOptions().setVisible(true));
        int count = all.count();
        if (count > 0) {
            try {
                deed.on(all.nth(random.nextInt(count)));
            } catch (PlaywrightException e) {
                // it went away under the finger, or something lies above it: the next one will do
            }
        }
        return count > 0;
    }

    private static boolean isFocused(Page page, String selector) {
        return page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector)
                .equals(true);
    }
}
