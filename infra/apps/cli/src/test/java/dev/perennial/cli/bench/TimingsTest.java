package dev.perennial.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import org.junit.jupiter.api.Test;

class TimingsTest {
    @Test
    void theMiddleAndTheLongest() {
        var timings = new Timings();
        for (int millis : new int[] {60, 1, 1, 1, 1}) {
            timings.add(() -> sleep(millis));
        }
        assertThat(timings.median()).isBetween(1.0, 60.0);
        assertThat(Double.parseDouble(timings.cells().replaceAll(".*\\| ", ""))).isGreaterThanOrEqualTo(60);
        assertThat(Timings.peakHeapMegabytes()).isPositive();
    }

    private static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aFileThatIsNotThereIsAProblem() {
        assertThat(Ran.of("bench", "nothing").exit()).isEqualTo(2);
    }
}
