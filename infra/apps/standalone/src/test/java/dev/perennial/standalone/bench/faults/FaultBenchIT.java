package dev.perennial.standalone.bench.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.bench.BenchMain;
import dev.perennial.standalone.process.JavaProcess;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** {@code ./perennial bench faults} in small: one part is killed, and the figures say what came of it. */
@OnlyInFullRun
class FaultBenchIT {
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    @Test
    void nothingIsLostAndTheFiguresArePrinted() throws Exception {
        try (var bench = JavaProcess.ofMainClass(
                BenchMain.class,
                "bench",
                "faults",
                "--moves",
                "300",
                "--tables",
                "8",
                "--watchers",
                "20",
                "--calm",
                "4")) {
            assertThat(bench.awaitExit(PATIENCE)).as(bench.output()).isZero();
            assertThat(bench.output())
                    .contains("| held without faults | ", "| postgres killed | once; moves went on after ")
                    .contains("| moves lost | 0 |", "| moves doubled | 0 |", "| events they missed | 0 |");
        }
    }
}
