package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de"})
    void aPhoneShowsTheStandingsInItsWidth(String language) {
        PAGE.page().setViewportSize(375, 812);
        var seen = (Map<?, ?>) PAGE.call("hall-layout.js", "standings", language);
        assertThat(((Number) seen.get("beyond")).doubleValue()).isZero();
        assertThat(((Number) seen.get("name")).doubleValue()).isGreaterThan(0.3);
    }

    @Test
    void aLongTableOnAWallShowsEveryRowWholeOnSomeScreen() {
        PAGE.page().setViewportSize(1280, 860);
        var found = (Map<?, ?>) PAGE.call("auto-scroll.js", "turn", 90);
        assertThat(found.get("rows")).isEqualTo(90);
        assertThat((Integer) found.get("screens")).isBetween(4, 11);
        assertThat(found.get("scrollY")).isEqualTo(0);
    }

    /** As a phone would: from the picture on the screen, with another program. */
    @ParameterizedTest
    @CsvSource({"1920, 1080, light", "1280, 800, dark", "375, 812, dark"})
    void theCodeLeadsToTheTournament(int width, int height, String theme) throws IOException, ReaderException {
        PAGE.page().setViewportSize(width, height);
        Object address = PAGE.call("hall-layout.js", "showCode", theme);
        assertThat(decoded(PAGE.page().locator(".qr").screenshot())).isEqualTo(address);
    }

    private static String decoded(byte[] screenshot) throws IOException, ReaderException {
        var picture = ImageIO.read(new ByteArrayInputStream(screenshot));
        int width = picture.getWidth();
        int height = picture.getHeight();
        int[] pixels = picture.getRGB(0, 0, width, height, null, 0, width);
        var source = new RGBLuminanceSource(width, height, pixels);
        return new QRCodeReader()
                .decode(new BinaryBitmap(new HybridBinarizer(source)))
                .getText();
    }
}
