package dev.perennial.query.projection.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.common.errors.TimeoutException;
import org.junit.jupiter.api.Test;

/** A broker that is away must not look like one that has nothing new. */
class TopicEndsTest {
    private Instant now = Instant.EPOCH;
    private boolean away;
    private final TopicEnds ends = new TopicEnds(this::ask, () -> now);

    private Map<String, Long> ask() throws ExecutionException {
        if (away) {
            throw new ExecutionException(new TimeoutException());
        }
        return Map.of("topic", 7L);
    }

    @Test
    void beforeTheFirstLookNothingIsKnown() {
        assertThat(ends.of("topic")).isEmpty();
        ends.look();
        assertThat(ends.of("topic")).hasValue(7);
        assertThat(ends.of("other")).isEmpty();
    }

    @Test
    void whatWasSeenIsOfNoUseForLong() {
        ends.look();
        away = true;
        now = now.plusSeconds(10);
        ends.look();
        assertThat(ends.of("topic")).hasValue(7);
        now = now.plusSeconds(11);
        ends.look();
        assertThat(ends.of("topic")).isEmpty();
        away = false;
        ends.look();
        assertThat(ends.of("topic")).hasValue(7);
    }
}
