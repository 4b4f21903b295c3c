package dev.perennial.standalone.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class SteadinessTest {
    @Test
    void isReachedWhenTwoWindowsAreAlike() {
        var steadiness = new Steadiness(Duration.ofDays(1));
        assertThat(steadiness.isReached(100)).as("nothing to compare").isFalse();
        assertThat(steadiness.isReached(200)).isFalse();
        assertThat(steadiness.isReached(209)).isTrue();
        assertThat(steadiness.isReached(190)).isFalse();
    }

    @Test
    void isReachedWhenTimeIsUp() {
        assertThat(new Steadiness(Duration.ofNanos(-1)).isReached(1)).isTrue();
    }

    @Test
    void aServerThatStillCompilesIsNotWarm() {
        var steady = new Steadiness(Duration.ofHours(1));
        assertThat(steady.isReached(100, 0.3)).isFalse();
        assertThat(steady.isReached(101, 0.3)).isFalse();
        assertThat(steady.isReached(102, 0.01)).isTrue();
    }
}
