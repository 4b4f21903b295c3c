package dev.perennial.http.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.http.ProblemException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RateLimitTest {
    private Instant now = Instant.parse("2026-11-16T12:00:00Z");
    private final RateLimit limit = new RateLimit(3, Duration.ofMinutes(3), () -> now);

    @Test
    void soManyAndNoMore() {
        take(3);
        assertThatThrownBy(() -> limit.take("a"))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        e -> assertThat(e.problem())
                                .returns(429, each -> each.status())
                                .returns("RATE_LIMITED", each -> each.code())
                                .satisfies(each -> assertThat(each.params()).containsEntry("retryAfter", 60L)));
        assertThatCode(() -> limit.take("b")).doesNotThrowAnyException();
    }

    @Test
    void timeGivesOneAfterTheOtherBack() {
        take(3);
        now = now.plusSeconds(61);
        take(1);
        assertThatThrownBy(() -> limit.take("a")).hasMessage("RATE_LIMITED");
        now = now.plusSeconds(600);
        take(3);
        assertThatThrownBy(() -> limit.take("a")).hasMessage("RATE_LIMITED");
    }

    @Test
    void refusedAttemptsDoNotMakeTheWaitLonger() {
        take(3);
        for (int i = 0; i < 100; i++) {
            assertThatThrownBy(() -> limit.take("a")).hasMessage("RATE_LIMITED");
        }
        now = now.plusSeconds(61);
        take(1);
    }

    @Test
    void whatIsGivenBackCanBeTakenAgain() {
        take(3);
        limit.giveBack("a", 1);
        take(1);
        limit.giveBack("unknown", 1);
    }

    @Test
    void manyAtOnceGetNoMore() {
        var passed = new AtomicInteger();
        IntStream.range(0, 200).parallel().forEach(_ -> {
            try {
                limit.take("a");
                passed.incrementAndGet();
            } catch (ProblemException e) {
                assertThat(e).hasMessage("RATE_LIMITED");
            }
        });
        assertThat(passed).hasValue(3);
    }

    @Test
    void withoutALimitAnyNumberPasses() {
        var none = new RateLimit(0, Duration.ofMinutes(3), () -> now);
        assertThatCode(() -> IntStream.range(0, 1_000).forEach(_ -> none.take("a")))
                .doesNotThrowAnyException();
    }

    private void take(int times) {
        for (int i = 0; i < times; i++) {
            limit.take("a");
        }
    }
}
