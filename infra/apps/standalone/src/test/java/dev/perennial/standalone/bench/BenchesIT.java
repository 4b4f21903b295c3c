package dev.perennial.standalone.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.process.JavaProcess;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Benchmarks and the training for fast starts, as the script runs them. */
@OnlyInFullRun
class BenchesIT {
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    @Test
    void comparesColdTablesWithTablesInMemory() throws Exception {
        try (var bench = JavaProcess.ofMainClass(BenchMain.class, "bench", "cold", "--quick")) {
            assertThat(bench.awaitExit(PATIENCE)).as(bench.output()).isZero();
            assertThat(bench.output())
                    .contains(
                            "in memory: 100 tables: ",
                            "in turn: 2000 tables: ",
                            "in turn, from the store: 2000 tables: ")
                    .containsPattern("a move at one of many tables costs \\d\\.\\d\\d times one at a table in memory")
                    .containsPattern("the same with tables that are read from the store: \\d\\.\\d\\d times");
        }
    }

    @Test
    void trainsUnderLoadAndStops(@TempDir Path folder) throws Exception {
        try (var training =
                JavaProcess.ofMainClass(Training.class, folder.resolve("data").toString())) {
            assertThat(training.awaitExit(PATIENCE)).as(training.output()).isZero();
            assertThat(training.output()).containsPattern("trained with [1-9]\\d{2,} moves");
        }
    }
}
