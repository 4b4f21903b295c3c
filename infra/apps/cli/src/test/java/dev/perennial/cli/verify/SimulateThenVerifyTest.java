package dev.perennial.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import dev.perennial.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SimulateThenVerifyTest {
    private static final boolean FULL = Boolean.getBoolean("perennial.full");
    private static final int GAMES = FULL ? 1000 : 3;
    private static final List<String> MEASURED = new ArrayList<>();

    static Stream<Arguments> gamesAndPlayers() {
        return Games.all().stream()
                .flatMap(game -> IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                        .mapToObj(players -> Arguments.of(game.id(), players)));
    }

    @ParameterizedTest
    @MethodSource("gamesAndPlayers")
    void whatIsSimulatedIsWell(String game, int players, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.jsonl");
        long begin = System.nanoTime();
        SampleGames.write(file, game, players, GAMES, "random", FULL ? "0" : "0.05");
        long simulated = System.nanoTime();
        assertThat(Ran.of("verify", file.toString())).isEqualTo(new Ran(0, GAMES + " games checked: no errors\n", ""));
        MEASURED.add("| %s | %d | %d | %s | %s |"
                .formatted(
                        game,
                        players,
                        Files.size(file) / 1_000_000,
                        seconds(simulated - begin),
                        seconds(System.nanoTime() - simulated)));
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.1f", Duration.ofNanos(nanos).toMillis() / 1000.0);
    }

    /** For the dated report of a full run. */
    @AfterAll
    static void report() throws IOException {
        if (FULL) {
            String head =
                    "## Simulated and verified: %d games each\n\n| game | players | MB | simulate s | verify s |\n|---|---|---|---|---|\n";
            Path folder = Files.createDirectories(Path.of("target/report"));
            Files.writeString(
                    folder.resolve("histories.md"), head.formatted(GAMES) + String.join("\n", MEASURED) + "\n");
        }
    }
}
