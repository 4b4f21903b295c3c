package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.Probe;
import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The probe that looks for cut texts lets only names of players end in dots. */
class SqueezedProbeTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    @ParameterizedTest
    @CsvSource({
        "<div class='promoter'><h2 class='cut'>A very long name</h2></div>, 0",
        "<div class='civ'><h2 class='cut'>A very long name</h2></div>, 0",
        "<button class='cut'>A very long caption</button>, 1",
        "<h2 class='cut'>A very long heading</h2>, 1",
        "<p class='cut'>A very long label</p>, 1",
        "<p class='cut by-name'>A very long name</p>, 0",
        "<select style='width: 60px'><option>medium: takes the points</option></select>, 1",
        "<select style='width: 300px'><option>medium: takes the points</option></select>, 0",
        "<button>Short</button>, 0",
    })
    void onlyNamesMayEndInDots(String html, int found) {
        String style = "<style>.cut { width: 20px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }"
                + "</style>";
        PAGE.page().setContent(style + html);
        assertThat((List<?>) PAGE.page().evaluate(Probe.read("squeezed"))).hasSize(found);
    }
}
