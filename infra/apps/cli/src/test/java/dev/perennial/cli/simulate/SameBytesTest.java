package dev.perennial.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import dev.perennial.games.Bots;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SameBytesTest {

    /** In another process: the order of immutable sets is another one there. */
    @Test
    void theSameSeedGivesTheSameBytesOnEveryMachine(@TempDir Path here, @TempDir Path there) throws Exception {
        main(here.toString());
        var java = Path.of(System.getProperty("java.home"), "bin", "java");
        var elsewhere = new ProcessBuilder(
                        java.toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        SameBytesTest.class.getName(),
                        there.toString())
                .redirectErrorStream(true)
                .redirectOutput(here.resolve("said").toFile())
                .start();
        assertThat(elsewhere.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(elsewhere.exitValue()).isZero();
        for (Game<?, ?, ?, ?> game : Games.all()) {
            assertThat(Files.mismatch(here.resolve(game.id()), there.resolve(game.id())))
                    .as(game.id())
                    .isEqualTo(-1);
            assertThat(Files.size(there.resolve(game.id()))).isPositive();
        }
    }

    /** Two games of each kind into the folder given. */
    public static void main(String... folder) {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            String file = Path.of(folder[0], game.id()).toString();
            var ran = Ran.of(
                    "simulate",
                    "--game",
                    game.id(),
                    "--players",
                    String.valueOf(Math.max(2, game.minSeats())),
                    "--games",
                    "2",
                    "--seed",
                    "same",
                    "--bots",
                    "random," + Bots.usual(game.id()),
                    "--timeouts",
                    "0.1",
                    "--out",
                    file);
            assertThat(ran.err()).isEmpty();
        }
    }
}
