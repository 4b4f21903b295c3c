package dev.perennial.standalone.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class MeasurementTest {
    @Test
    void processorTimeIsCountedForTheThreadThatUsedIt() throws Exception {
        var start = Measurement.start(ProcessHandle.current().pid());
        var busy = Thread.ofPlatform().name("qtp-busy").start(() -> spin(300));
        Thread.sleep(50);
        while (busy.isAlive() && busyNanos(start) < TimeUnit.MILLISECONDS.toNanos(20)) {
            Thread.sleep(10);
        }
        assertThat(busyNanos(start)).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(20) / 2);
        busy.join();
    }

    private static long busyNanos(Measurement.Start start) {
        return start.stop().cpuNanos().getOrDefault("front door", 0L);
    }

    private static void spin(int cpuMillis) {
        var threads = ManagementFactory.getThreadMXBean();
        long end = threads.getCurrentThreadCpuTime() + TimeUnit.MILLISECONDS.toNanos(cpuMillis);
        while (threads.getCurrentThreadCpuTime() < end) {
            Thread.onSpinWait();
        }
    }

    @Test
    void allocationIsCounted() {
        var start = Measurement.start(ProcessHandle.current().pid());
        byte[] kept = new byte[5_000_000];
        assertThat(start.stop().allocatedBytes()).isGreaterThanOrEqualTo(kept.length);
    }

    @Test
    void theLoadGeneratorIsNoCostOfTheSystem() {
        var measured = new Measurement(Map.of(Measurement.GENERATOR, 50_000L, "JIT", 20_000L), 0);
        assertThat(measured.cpuMicros(10)).isEqualTo(Map.of("JIT", 2.0));
        assertThat(measured.generatorMicros(10)).isCloseTo(5, Offset.offset(1e-9));
    }

    @Test
    void whatEndedThreadsUsedIsMovedToTheirPart() {
        var measured = new Measurement(Map.of(CpuTimes.ENDED, 50L), 0).withEnded(Measurement.GENERATOR, 40);
        assertThat(measured.cpuNanos()).isEqualTo(Map.of(CpuTimes.ENDED, 10L, Measurement.GENERATOR, 40L));
    }

    @Test
    void postgresProcessesBelongToTheirDatabase() {
        assertThat(Parts.ofPostgres("postgres: app query 127.0.0.1(51234) idle"))
                .isEqualTo("PostgreSQL, query database");
        assertThat(Parts.ofPostgres("postgres: walwriter ")).isEqualTo("PostgreSQL, background");
        assertThat(Parts.ofPostgres("postgres: logical replication launcher ")).isEqualTo("PostgreSQL, background");
    }

    @Test
    void threadsBelongToParts() {
        assertThat(Parts.ofThread("C2 CompilerThre")).isEqualTo("JIT");
        assertThat(Parts.ofThread("projection-tabl")).isEqualTo("projections");
        assertThat(Parts.ofThread("bench-streams")).isEqualTo(Measurement.GENERATOR);
        assertThat(Parts.ofThread("something-12")).isEqualTo("thread something");
    }

    @Test
    void percentilesAreThoseOfTheSortedValues() {
        long[] sorted = LongStream.rangeClosed(1, 1_000)
                .map(TimeUnit.MILLISECONDS::toNanos)
                .toArray();
        assertThat(Latencies.percentileMillis(sorted, 0.5)).isEqualTo(501);
        assertThat(Latencies.percentileMillis(sorted, 0.999)).isEqualTo(1_000);
        assertThat(Latencies.percentileMillis(new long[0], 0.5)).isNaN();
    }
}
