package dev.perennial.embedded;

import static java.nio.file.StandardOpenOption.APPEND;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PostgresLogTest {
    @TempDir
    Path temp;

    @Test
    void countsOnlyWhatCameAfterTheMark() throws IOException {
        Path file = Files.writeString(temp.resolve("log"), "FATAL:  of yesterday\n");
        PostgresLog log = new PostgresLog(file);
        log.mark();

        assertThat(log.says("FATAL")).isFalse();
        Files.writeString(file, "LOG:  starting\nFATAL:  could not bind\n", APPEND);

        assertThat(log.says("could not bind")).isTrue();
        assertThat(log.reason()).isEqualTo("FATAL:  could not bind (see " + file + ")");
    }

    @Test
    void pointsToItselfWhenItKnowsNoReason() throws IOException {
        PostgresLog log = new PostgresLog(temp.resolve("absent"));
        log.mark();

        assertThat(log.reason()).isEqualTo("see " + temp.resolve("absent"));
    }

    @Test
    void startsOverWhenItHasGrownLong() throws IOException {
        Path file = Files.write(temp.resolve("log"), new byte[5 << 20]);

        new PostgresLog(file).trim();

        assertThat(file).doesNotExist();
    }
}
