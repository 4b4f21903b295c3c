package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Games;
import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A replay and the result at its end fit every screen: nothing has to be scrolled to the side. */
class ReplayLayoutTest {
    private static final String SCRIPT = "replay-layout.js";
    private static final Path REPLAYS = Path.of("../../../web/src/test/fixtures/replays");

    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aReplayFitsEveryScreen(String game) throws IOException {
        Object _ = PAGE.call(SCRIPT, "openReplay", replay(game));
        var found = new ArrayList<String>();
        for (var size : TableLayoutTest.SIZES) {
            PAGE.page().setViewportSize(size.getFirst(), size.getLast());
            for (double share : List.of(0.5, 0.9)) {
                for (Object each : (List<?>) PAGE.call(SCRIPT, "hiddenAt", share, game)) {
                    found.add(share + " " + size + ": " + each);
                }
            }
        }
        assertThat(found).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSheetAtTheEndShowsEveryPartOfThePoints(String game) throws IOException {
        Object _ = PAGE.call(SCRIPT, "openReplay", replay(game));
        var found = new ArrayList<String>();
        for (var size : TableLayoutTest.SIZES) {
            PAGE.page().setViewportSize(size.getFirst(), size.getLast());
            for (Object each : (List<?>) PAGE.call(SCRIPT, "wideResults", game)) {
                found.add(size + ": " + each);
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void theNextCardsOfTheDeckCoverNothing() throws IOException {
        Object _ = PAGE.call(SCRIPT, "openReplay", replay("arboretum"));
        for (var size : TableLayoutTest.SIZES) {
            PAGE.page().setViewportSize(size.getFirst(), size.getLast());
            assertThat(PAGE.call(SCRIPT, "nextCards")).as("%s", size).isEqualTo(List.of(8, List.of()));
            assertThat((List<?>) PAGE.call(SCRIPT, "hiddenAt", 0.5, "arboretum"))
                    .as("%s", size)
                    .isEmpty();
        }
    }

    private static String replay(String game) throws IOException {
        try (var file = new GZIPInputStream(Files.newInputStream(REPLAYS.resolve(game + ".json.gz")))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
