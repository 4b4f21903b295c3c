package dev.perennial.standalone.bench.peers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.OnlyInFullRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The peer as {@code ./perennial bench peers} runs it, under a small load. */
@OnlyInFullRun
class BoardgameServerIT {
    private static final Duration WINDOW = Duration.ofSeconds(1);
    private static final int CALLERS = 4;
    private static final int MOVES_OF_A_MATCH = 64;

    @TempDir
    static Path folder;

    @BeforeAll
    static void install() throws InterruptedException {
        try {
            BoardgameServer.install(folder);
        } catch (IOException e) {
            Assumptions.abort("Skipped: npm does not answer here, so boardgame.io cannot be installed. " + e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void acceptsMovesOfWholeMatches(Watching watching) throws Exception {
        try (var server = BoardgameServer.start(folder, null)) {
            var figures = new BoardgameLoad(server, watching, CALLERS, WINDOW).run("memory", 200);
            assertThat(figures.moves()).isGreaterThan(CALLERS * MOVES_OF_A_MATCH);
            assertThat(figures.cpuMicros()).isPositive();
            assertThat(figures.p50Millis()).isPositive();
        }
    }

    @Test
    void keepsMatchesInFiles() throws Exception {
        Path storage = folder.resolve("storage");
        try (var server = BoardgameServer.start(folder, storage)) {
            var figures = new BoardgameLoad(server, Watching.BOTH, 2, WINDOW).run("files", 50);
            assertThat(figures.moves()).isPositive();
        }
        try (var files = Files.list(storage)) {
            assertThat(files).isNotEmpty();
        }
    }
}
