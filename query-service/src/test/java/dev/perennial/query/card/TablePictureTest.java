package dev.perennial.query.card;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.games.Games;
import dev.perennial.query.picture.Pictures;
import dev.perennial.query.picture.TablePicture;
import dev.perennial.query.table.TableMoment;
import dev.perennial.query.text.WebTexts;
import dev.perennial.testing.PlayedTable;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;

class TablePictureTest {
    private static final Map<String, String> NAMES =
            Map.of("player-0", "Ann", "player-1", "Björn Ångström-Müller", "player-2", "Zoë", "player-3", "Θεός");
    private static final Path LOOK = Path.of("target", "pictures");

    static Stream<Arguments> tables() {
        return Games.all().stream()
                .flatMap(game -> IntStream.rangeClosed(Math.max(2, game.minSeats()), Math.min(4, game.maxSeats()))
                        .mapToObj(seats -> Arguments.of(game.id(), seats)));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everyGameIsDrawnBeforeDuringAndAfterPlay(String game, int seats) throws Exception {
        try (var context = new AnnotationConfigApplicationContext("dev.perennial.query.picture")) {
            var pictures = context.getBean(Pictures.class);
            var table = PlayedTable.opened("t-" + game + seats, game, seats);
            BufferedImage open = drawn(pictures, table, "open");
            BufferedImage running = drawn(pictures, table.started().played(20, new Random(4)), "running");
            BufferedImage over = drawn(pictures, table.playedOut(new Random(4)), "over");
            assertThat(colours(open)).isGreaterThan(3);
            assertThat(colours(running)).as("a board is on it").isGreaterThan(colours(open) + 20);
            assertThat(same(running, over)).isFalse();
        }
    }

    private static BufferedImage drawn(Pictures pictures, PlayedTable table, String name) throws Exception {
        byte[] png = pictures.png(TablePictures.of(moment(table), NAMES, WebTexts.in(Locale.ENGLISH)), null);
        Files.createDirectories(LOOK);
        Files.write(LOOK.resolve(table.id() + "-" + name + ".png"), png);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image.getWidth()).isEqualTo(TablePicture.WIDTH);
        assertThat(image.getHeight()).isEqualTo(TablePicture.HEIGHT);
        return image;
    }

    private static TableMoment moment(PlayedTable table) {
        List<RecordedEvent> events = table.envelopes().stream()
                .map(each -> new RecordedEvent(each.sequence(), each.time(), EventCodec.decode(each)))
                .toList();
        return Objects.requireNonNull(TableMoment.fold(null, events));
    }

    private static int colours(BufferedImage image) {
        var found = new HashSet<Integer>();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                found.add(image.getRGB(x, y));
            }
        }
        return found.size();
    }

    private static boolean same(BufferedImage one, BufferedImage other) {
        int[] first = one.getRGB(0, 0, one.getWidth(), one.getHeight(), null, 0, one.getWidth());
        int[] second = other.getRGB(0, 0, other.getWidth(), other.getHeight(), null, 0, other.getWidth());
        return Arrays.equals(first, second);
    }
}
