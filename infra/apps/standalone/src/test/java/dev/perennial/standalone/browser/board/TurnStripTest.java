package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Games;
import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A strip of pictures of an opponent's turn for each game. Those of the documentation need the same setting. */
class TurnStripTest {
    private static final Path FOLDER = Path.of(System.getProperty("tables.pictures", "target/screenshots/tables"));
    private static final int WIDTH = 640;
    private static final int HEIGHT = 400;
    private static final int COLUMNS = 2;
    private static final int PICTURES = 6;
    private static final int APART_MILLIS = 170;

    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.MOVING);

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void anOpponentsTurnIsSeenStepByStep(String game) throws IOException {
        var told = Positions.of(game, 2).turnOfAnother(0.5);
        PAGE.page().setViewportSize(WIDTH * 2, HEIGHT * 2);
        Object _ = PAGE.call("table-layout.js", "openTable", told.getFirst());
        var pictures = new ArrayList<BufferedImage>();
        pictures.add(picture());
        Object _ = PAGE.call("table-layout.js", "tell", told.subList(1, told.size()));
        while (pictures.size() < PICTURES) {
            PAGE.page().waitForTimeout(APART_MILLIS);
            pictures.add(picture());
            assertThat(PAGE.page().textContent(".now"))
                    .as("between two events nobody is waited for")
                    .doesNotContain(" .");
        }
        Path file = FOLDER.resolve(game + "-turn.jpg");
        Files.createDirectories(FOLDER);
        assertThat(ImageIO.write(strip(pictures), "jpg", file.toFile())).isTrue();
        assertThat(changes(pictures))
                .as("pictures that differ from the one before")
                .isGreaterThanOrEqualTo(2);
    }

    private static BufferedImage picture() throws IOException {
        return ImageIO.read(new ByteArrayInputStream(PAGE.page().screenshot()));
    }

    private static BufferedImage strip(List<BufferedImage> pictures) {
        int rows = (pictures.size() + COLUMNS - 1) / COLUMNS;
        var strip = new BufferedImage(WIDTH * COLUMNS, HEIGHT * rows, BufferedImage.TYPE_INT_RGB);
        var graphics = strip.createGraphics();
        for (int i = 0; i < pictures.size(); i++) {
            var small = pictures.get(i).getScaledInstance(WIDTH, HEIGHT, Image.SCALE_SMOOTH);
            graphics.drawImage(small, i % COLUMNS * WIDTH, i / COLUMNS * HEIGHT, null);
        }
        graphics.dispose();
        return strip;
    }

    private static int changes(List<BufferedImage> pictures) {
        int changes = 0;
        for (int i = 1; i < pictures.size(); i++) {
            int[] one = pixels(pictures.get(i - 1));
            int[] other = pixels(pictures.get(i));
            changes += Arrays.equals(one, other) ? 0 : 1;
        }
        return changes;
    }

    private static int[] pixels(BufferedImage picture) {
        return picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    }
}
