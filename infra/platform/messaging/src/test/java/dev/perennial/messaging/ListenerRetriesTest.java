package dev.perennial.messaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ListenerRetriesTest {

    @Test
    void pausesGrowToFiveSecondsAndNeverEnd() {
        var pauses = ListenerRetries.pauses().start();
        assertThat(LongStream.generate(pauses::nextBackOff).limit(10_000))
                .startsWith(200L, 400L, 800L, 1_600L, 3_200L, 5_000L)
                .endsWith(5_000L, 5_000L);
    }
}
