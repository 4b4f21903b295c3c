package dev.perennial.standalone.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.Main;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.process.JavaProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole tournaments of bots in a process of its own; it is killed in the middle of a round and still ends. */
@OnlyInFullRun
class TournamentsIT {
    private static final Duration PATIENCE = Duration.ofMinutes(20);

    @TempDir
    Path data;

    /** {@code -Dperennial.games=arboretum} for one of them. */
    static Stream<String> games() {
        return Stream.of(
                System.getProperty("perennial.games", "arboretum,evergreen-concert,s-evolution,evergreen-planet")
                        .split(","));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSwissOfSixtyFourAtTablesOfTwo(String game) throws Exception {
        play(game, 2, 64, 6);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSwissOfThirtyAtTablesOfThreeAndFour(String game) throws Exception {
        play(game, 4, 30, 4);
    }

    @Test
    void aSmallOneIsKilledToo() throws Exception {
        play("arboretum", 2, 8, 3);
    }

    private void play(String game, int tableSize, int players, int rounds) throws Exception {
        long begin = System.nanoTime();
        var process = start();
        try {
            var api = api(process);
            var cup = TournamentPlay.start(api, api.signIn("olga"), game, tableSize, players, rounds);
            cup.awaitMiddleOfARound(PATIENCE);
            var before = cup.known();
            process.kill();
            process = start();
            cup = cup.at(api(process));
            cup.awaitEnd(PATIENCE);
            assertThat(cup.known()).containsAllEntriesOf(before);
            cup.checkRounds(rounds, tableSize);
            cup.checkTable();
        } finally {
            process.close();
        }
        report("%s, %d players at tables of %d, %d rounds: %d s"
                .formatted(game, players, tableSize, rounds, (System.nanoTime() - begin) / 1_000_000_000));
    }

    /** For the report of a full run. */
    private static void report(String line) throws IOException {
        Path file = Files.createDirectories(Path.of("target/report")).resolve("tournaments.md");
        String title = Files.exists(file) ? "" : "## Tournaments of bots, killed in the middle of a round\n\n";
        Files.writeString(file, title + "* " + line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private JavaProcess start() throws Exception {
        return JavaProcess.ofMainClass(
                Main.class,
                Map.of("PERENNIAL_BOT_PAUSE", "0ms"),
                "up",
                "--port",
                "0",
                "--data",
                data.toString(),
                "--dev");
    }

    private static Api api(JavaProcess process) throws InterruptedException {
        String line = process.awaitLine("Perennial is up: ");
        return new Api(line.replaceAll(".*(http://\\S+).*", "$1"));
    }
}
