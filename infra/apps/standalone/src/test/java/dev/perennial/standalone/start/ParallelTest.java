package dev.perennial.standalone.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.standalone.console.CannotStart;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ParallelTest {
    @Test
    void runsSideBySide() {
        CyclicBarrier meeting = new CyclicBarrier(3);
        AtomicInteger met = new AtomicInteger();
        Runnable task = () -> {
            try {
                meeting.await(10, TimeUnit.SECONDS);
                met.incrementAndGet();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        };

        Parallel.run(List.of(task, task, task));

        assertThat(met).hasValue(3);
    }

    @Test
    void waitsForTheOthersBeforeItTellsOfAFailure() {
        AtomicBoolean slowDone = new AtomicBoolean();

        assertThatThrownBy(() -> Parallel.run(List.of(
                        () -> {
                            throw new CannotStart("no", null);
                        },
                        () -> {
                            sleepBriefly();
                            slowDone.set(true);
                        })))
                .isInstanceOf(CannotStart.class)
                .hasMessage("no");
        assertThat(slowDone).isTrue();
    }

    private static void sleepBriefly() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
