package dev.perennial.query.signal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class PulseTest {
    private static final long SECOND = 1_000_000_000;

    private long nanos = Long.MAX_VALUE - SECOND; // the clock may begin anywhere, and run over
    private final Pulse pulse = new Pulse(Duration.ofSeconds(5), () -> nanos);

    @Test
    void isDueByTheTimeThatPassedAndAgainAfterEachBeat() {
        assertThat(pulse.left()).isEqualTo(Duration.ofSeconds(5));
        for (int i = 0; i < 4; i++) {
            nanos += SECOND;
            assertThat(pulse.isDue()).as("much may happen meanwhile").isFalse();
        }
        nanos += 2 * SECOND;
        assertThat(pulse.isDue()).isTrue();
        assertThat(pulse.left()).isZero();
        pulse.beat();
        assertThat(pulse.left()).isEqualTo(Duration.ofSeconds(5));
    }
}
