package dev.perennial.games.laws;

import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How every event reads in the log and what is left of it for those who may not see all. */
class EventSamplesTest {
    static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyEventIsToldAndSeenAsBefore(String id) throws IOException {
        Golden.check(id + ".txt", EventSamples.of(Games.byId(id).orElseThrow()));
    }
}
