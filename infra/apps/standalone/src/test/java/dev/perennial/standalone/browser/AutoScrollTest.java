package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Long tables on a wall screen. */
class AutoScrollTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    @Test
    void everyRowIsShownWholeOnSomeScreen() {
        var found = (Map<?, ?>) PAGE.call("auto-scroll.js", "turn", 90);
        assertThat(found.get("rows")).isEqualTo(90);
        assertThat((Integer) found.get("screens")).isBetween(4, 11);
        assertThat(found.get("scrollY")).isEqualTo(0);
    }
}
