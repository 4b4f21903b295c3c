package dev.perennial.messaging.signal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class IntervalTest {
    private static final long SECOND = 1_000_000_000;

    private long nanos = Long.MAX_VALUE - SECOND; // the clock may begin anywhere, and run over
    private final Interval interval = new Interval(Duration.ofSeconds(5), () -> nanos);

    @Test
    void isDueByTheTimeThatPassedAndAgainAfterEachRestart() {
        assertThat(interval.left()).isEqualTo(Duration.ofSeconds(5));
        for (int i = 0; i < 4; i++) {
            nanos += SECOND;
            assertThat(interval.isDue()).as("much may happen meanwhile").isFalse();
        }
        nanos += 2 * SECOND;
        assertThat(interval.isDue()).isTrue();
        assertThat(interval.left()).isZero();
        interval.restart();
        assertThat(interval.left()).isEqualTo(Duration.ofSeconds(5));
    }
}
