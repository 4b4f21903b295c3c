package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.api.Api;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole tournaments of bots in a process of its own; it is killed in the middle of a round and ends all the same. */
@EnabledIfSystemProperty(named = "perennial.full", matches = "true")
class TournamentsIT {
    private static final Duration PATIENCE = Duration.ofMinutes(20);

    @TempDir
    Path data;

    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "s-evolution", "evergreen-planet"})
    void aSwissOfSixtyFourAtTablesOfTwo(String game) throws Exception {
        play(game, 2, 64, 6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "s-evolution", "evergreen-planet"})
    void aSwissOfThirtyAtTablesOfThreeAndFour(String game) throws Exception {
        play(game, 4, 30, 4);
    }

    @Test
    void aSmallOneIsKilledToo() throws Exception {
        play("arboretum", 2, 8, 3);
    }

    private void play(String game, int tableSize, int players, int rounds) throws Exception {
        var process = start();
        try {
            var api = api(process);
            var cup = TournamentPlay.start(api, api.signIn("olga"), game, tableSize, players, rounds);
            cup.awaitRound(2, PATIENCE);
            process.kill();
            process = start();
            cup = cup.at(api(process));
            cup.awaitEnd(PATIENCE);
            cup.checkTable();
            assertThat(cup.get("/rounds").get("rounds").size()).isEqualTo(rounds);
        } finally {
            process.close();
        }
    }

    private JavaProcess start() throws Exception {
        return JavaProcess.ofMainClass(
                Standalone.class,
                Map.of("PERENNIAL_BOT_PAUSE", "0ms"),
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
