package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The hall display fills one screen, and every row of its lists is shown whole on some slide. */
class HallLayoutTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    @ParameterizedTest
    @CsvSource({
        "1920, 1080, en, 2",
        "1280, 800, en, 2",
        "1280, 800, fr, 4",
        "1920, 1080, de, 4",
    })
    void everyListIsShownInWholeRows(int width, int height, String language, int tableSize) {
        PAGE.page().setViewportSize(width, height);
        assertThat((List<?>) PAGE.call("hall-layout.js", "faults", language, tableSize))
                .isEmpty();
    }
}
