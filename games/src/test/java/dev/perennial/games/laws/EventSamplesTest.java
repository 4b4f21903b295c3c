package dev.perennial.games.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How every event reads in the log and what is left of it for those who may not see all, checked in as text: a change
 * is seen as a change of a file. Run with {@code -Dperennial.golden=write} after one that was meant.
 */
class EventSamplesTest {
    private static final Path FOLDER = Path.of("src/test/resources/samples");

    static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyEventIsToldAndSeenAsBefore(String id) throws IOException {
        var file = FOLDER.resolve(id + ".txt");
        String samples = EventSamples.of(Games.byId(id).orElseThrow());
        if ("write".equals(System.getProperty("perennial.golden"))) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, samples);
        }
        assertThat(samples).isEqualTo(Files.readString(file));
    }
}
