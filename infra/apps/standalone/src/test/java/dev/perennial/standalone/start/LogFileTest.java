package dev.perennial.standalone.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

class LogFileTest {
    private static final int MANY = 20_000;

    @Test
    void noLineIsLostWhenItCloses(@TempDir Path folder) throws IOException {
        var log = LoggerFactory.getLogger(LogFileTest.class);
        try (var _ = LogFile.open(folder, "")) {
            for (int i = 0; i < MANY; i++) {
                try (var _ = MDC.putCloseable("table", "t-" + i)) {
                    log.info("line {}", i);
                }
            }
        }
        assertThat(Files.readAllLines(folder.resolve("perennial.json")))
                .hasSize(MANY)
                .last()
                .asString()
                .contains("\"message\":\"line 19999\"", "\"table\":\"t-19999\"", "\"level\":\"INFO\"");
    }

    @Test
    void whatIsLoggedForEveryMoveIsNotWrittenUnlessAskedFor(@TempDir Path folder) throws IOException {
        try (var _ = LogFile.open(folder, "")) {
            LoggerFactory.getLogger(LogFileTest.class).debug("a move");
        }
        assertThat(folder.resolve("perennial.json")).isEmptyFile();
        try (var _ = LogFile.open(folder, "DEBUG")) {
            LoggerFactory.getLogger(LogFileTest.class).debug("a move");
        }
        assertThat(folder.resolve("perennial.json")).content().contains("a move");
    }
}
