package dev.perennial.messaging.signal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class WaitingThreadsTest {
    private static final Duration LONG = Duration.ofMinutes(1);

    private final WaitingThreads waiting = new WaitingThreads();
    private final AtomicInteger state = new AtomicInteger();

    @Test
    void everyoneWhoWaitsIsWoken() throws Exception {
        var woken = new CountDownLatch(500);
        for (int i = 0; i < 500; i++) {
            var _ = Thread.ofVirtual().start(() -> {
                if (isReached(1, LONG)) {
                    woken.countDown();
                }
            });
        }
        state.set(1);
        waiting.wake();
        assertThat(woken.await(30, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void noChangeIsMissedBetweenTwoWaits() throws Exception {
        var seen = new ArrayList<Integer>();
        var reader = Thread.ofVirtual().start(() -> {
            for (int next = 1; next <= 10_000 && isReached(next, LONG); next++) {
                seen.add(next);
            }
        });
        for (int i = 0; i < 10_000; i++) {
            state.incrementAndGet();
            waiting.wake();
        }
        assertThat(reader.join(Duration.ofSeconds(30))).isTrue();
        assertThat(seen).hasSize(10_000);
    }

    @Test
    void timeIsUpWithoutTheCondition() {
        assertThat(isReached(1, Duration.ofMillis(5))).isFalse();
        assertThat(isReached(0, Duration.ZERO)).isTrue();
    }

    @Test
    void anInterruptEndsTheWait() throws Exception {
        var interrupted = new CompletableFuture<Boolean>();
        var parked = new AtomicBoolean();
        Thread thread = Thread.ofVirtual().start(() -> {
            try {
                parked.set(true);
                interrupted.complete(!waiting.await(() -> false, LONG));
            } catch (InterruptedException e) {
                interrupted.complete(true);
            }
        });
        while (!parked.get()) {
            Thread.onSpinWait();
        }
        thread.interrupt();
        assertThat(interrupted.get(30, TimeUnit.SECONDS)).isTrue();
    }

    private boolean isReached(int number, Duration most) {
        try {
            return waiting.await(() -> state.get() >= number, most);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
