package dev.perennial.query.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class ReadLimitTest {
    private Instant now = Instant.EPOCH;
    private final ReadLimit limit = new ReadLimit(2, () -> now);

    @Test
    void anAddressMayAskManyAtOnceAndThenAsFastAsTheBucketFills() {
        for (int i = 0; i < 20; i++) {
            assertThat(limit.mayAsk("192.0.2.1")).isTrue();
        }
        assertThat(limit.mayAsk("192.0.2.1")).isFalse();
        assertThat(limit.mayAsk("192.0.2.2")).as("another address").isTrue();
        now = now.plusMillis(500);
        assertThat(limit.mayAsk("192.0.2.1")).isTrue();
        assertThat(limit.mayAsk("192.0.2.1")).isFalse();
        now = now.plusSeconds(3_600);
        for (int i = 0; i < 20; i++) {
            assertThat(limit.mayAsk("192.0.2.1")).isTrue();
        }
        assertThat(limit.mayAsk("192.0.2.1")).isFalse();
    }

    @Test
    void aNetworkOfTheSixthVersionSharesOneBucket() {
        for (int i = 0; i < 20; i++) {
            assertThat(limit.mayAsk("2001:db8:1:2::" + i)).isTrue();
        }
        assertThat(limit.mayAsk("2001:db8:1:2:ffff::1")).isFalse();
        assertThat(limit.mayAsk("2001:db8:1:3::1")).as("another network").isTrue();
    }
}
