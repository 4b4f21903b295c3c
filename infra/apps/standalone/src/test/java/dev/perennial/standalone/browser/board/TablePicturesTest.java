package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ScreenshotType;
import dev.perennial.games.Games;
import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of every game at a full table. Those of the documentation need {@code -Dtables.pictures=FOLDER}. */
class TablePicturesTest {
    private static final Path FOLDER = Path.of(System.getProperty("tables.pictures", "target/screenshots/tables"));
    private static final List<List<Integer>> SIZES =
            List.of(List.of(1280, 800), List.of(1920, 1080), List.of(375, 812), List.of(812, 375));
    private static final int QUALITY = 82;
    private static final int SMALLEST = 10_000;
    private static final int LARGEST = 300_000;

    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsPicturedAtFourSizes(String game) throws IOException {
        int seats = Games.byId(game).orElseThrow().maxSeats();
        Object _ = PAGE.call(
                "table-layout.js", "openTable", Positions.of(game, seats).at(0.5, 0));
        for (var size : SIZES) {
            PAGE.page().setViewportSize(size.getFirst(), size.getLast());
            Object _ = PAGE.call("table-layout.js", "hidden", game); // is drawn again for this size
            Path file = FOLDER.resolve(game + "-" + size.getFirst() + "x" + size.getLast() + ".jpg");
            PAGE.page()
                    .screenshot(new Page.ScreenshotOptions()
                            .setPath(file)
                            .setType(ScreenshotType.JPEG)
                            .setQuality(QUALITY));
            assertThat(Files.size(file)).isBetween((long) SMALLEST, (long) LARGEST);
        }
    }
}
