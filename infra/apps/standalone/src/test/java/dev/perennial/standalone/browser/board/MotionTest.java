package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces travel, spin and fade in unless a player prefers reduced motion. */
class MotionTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.MOVING);

    @ParameterizedTest
    @CsvSource({"NO_PREFERENCE, 4", "REDUCE, 0"})
    void nothingMovesUnderReducedMotion(ReducedMotion wish, int moving) {
        prefer(wish);
        assertThat(PAGE.call("motion.js", "animations")).isEqualTo(moving);
    }

    @ParameterizedTest
    @CsvSource({"disc-BLUE, 4, 'rotate,translate'", "disc-BLUE, 3, translate", "disc-GREEN, 4, opacity"})
    void aDiscThatGoesToAnotherHolderTravelsAndSpinsWhenItsValueChanges(String name, int value, String animated) {
        prefer(ReducedMotion.NO_PREFERENCE);
        assertThat(PAGE.call("motion.js", "animatedProperties", name, value)).isEqualTo(animated);
    }

    /** Lengths in a board that was scaled to its room are scaled too. */
    @Test
    void aPieceTravelsTheWholeWayInAScaledBoard() {
        prefer(ReducedMotion.NO_PREFERENCE);
        assertThat(((Number) PAGE.call("motion.js", "journeyInScaledBoard")).doubleValue())
                .isCloseTo(200, within(1.0));
    }

    /** The board shrank while a card was on its way into it. */
    @Test
    void aPieceOnItsWayDoesNotScaleTheBoard() {
        assertThat((List<?>) PAGE.call("motion.js", "scaleWhileTravelling")).isEqualTo(List.of(1, 1));
    }

    private static void prefer(ReducedMotion wish) {
        PAGE.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(wish));
    }
}
