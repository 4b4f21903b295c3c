package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The home page on a phone, with a server that answers as late as the script says. */
class HomeLayoutTest {
    private static final int HEADER = 100;

    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.PHONE);

    @Test
    void lateListsFindTheirPlaceReserved() {
        var found = (Map<?, ?>) PAGE.call("home-layout.js", "shiftOfLateLists");
        assertThat(number(found, "placeholders")).isPositive();
        assertThat(number(found, "links")).isPositive();
        assertThat(number(found, "shift")).isLessThan(0.005);
    }

    @Test
    void lateGamesDoNotMoveTheButtonUnderTheThumb() {
        var found = (Map<?, ?>) PAGE.call("home-layout.js", "moveOfButtonByLateGames");
        assertThat(number(found, "games")).isEqualTo(1);
        assertThat(number(found, "moved")).isZero();
    }

    @Test
    void theButtonToPlayIsInSightAtOnce() {
        var found = (Map<?, ?>) PAGE.call("home-layout.js", "endOfPlayButton");
        assertThat(number(found, "texts")).isEqualTo(4);
        assertThat(number(found, "bottom")).isLessThan(Look.PHONE.height() - HEADER);
    }

    private static double number(Map<?, ?> found, String name) {
        return ((Number) found.get(name)).doubleValue();
    }
}
