package dev.perennial.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeSearchTest {
    @TempDir
    Path folder;

    @Test
    void everyBracketIsTheSame() throws Exception {
        Path file = folder.resolve("cup.trf");
        Files.writeString(
                file,
                Ran.of("pair", "--generate", "--players", "41", "--rounds", "5", "--seed", "x")
                        .out());
        var ran = Ran.of("bench", "pairing", "--whole", "1", file.toString());
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out().lines().skip(2)).isNotEmpty().allMatch(line -> line.endsWith("| the same |"));
    }
}
