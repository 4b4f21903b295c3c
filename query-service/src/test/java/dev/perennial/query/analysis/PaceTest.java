package dev.perennial.query.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PaceTest {

    @Test
    void usesNoMoreThanItsShare() throws InterruptedException {
        var threads = ManagementFactory.getThreadMXBean();
        var pace = new Pace(0.25);
        long start = System.nanoTime();
        long cpu = threads.getCurrentThreadCpuTime();
        double x = 0;
        while (System.nanoTime() - start < TimeUnit.MILLISECONDS.toNanos(800)) {
            for (int i = 0; i < 20_000; i++) {
                x += Math.sqrt(i);
            }
            pace.rest();
        }
        assertThat(x).isPositive();
        double share = (double) (threads.getCurrentThreadCpuTime() - cpu) / (System.nanoTime() - start);
        assertThat(share).isLessThan(0.32);
    }
}
