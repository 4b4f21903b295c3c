package dev.perennial.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import dev.perennial.games.Games;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SimulateThenVerifyTest {
    private static final int GAMES = Boolean.getBoolean("perennial.full") ? 1000 : 3;

    static Stream<Arguments> gamesAndPlayers() {
        return Games.all().stream()
                .flatMap(game -> IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                        .mapToObj(players -> Arguments.of(game.id(), players)));
    }

    @ParameterizedTest
    @MethodSource("gamesAndPlayers")
    void whatIsSimulatedIsWell(String game, int players, @TempDir Path folder) {
        Path file = folder.resolve("games.jsonl");
        SampleGames.write(file, game, players, GAMES, "0.05");
        assertThat(Ran.of("verify", file.toString()))
                .isEqualTo(new Ran(0, GAMES + " games checked: all is well\n", ""));
    }
}
