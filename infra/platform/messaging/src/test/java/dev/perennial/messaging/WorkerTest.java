package dev.perennial.messaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class WorkerTest {
    private static final Duration PAUSE = Duration.ofMillis(1);
    private static final long PATIENCE_SECONDS = 20;

    @Test
    void goesOnAfterFailures() throws InterruptedException {
        var tries = new AtomicInteger();
        var again = new CountDownLatch(2);
        var worker = new Worker("test", PAUSE, () -> {
            if (tries.incrementAndGet() <= 3) {
                throw new IllegalStateException("not yet");
            }
            again.countDown();
        });
        worker.start();
        assertThat(again.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        worker.stop();
        assertThat(worker.isRunning()).isFalse();
    }

    @Test
    void breaksOffAStepThatWaits() throws InterruptedException {
        var ended = new CountDownLatch(1);
        var begun = new CountDownLatch(1);
        var nothing = new SynchronousQueue<String>();
        var worker = new Worker("test", PAUSE, () -> {
            begun.countDown();
            try {
                String _ = nothing.take();
            } finally {
                ended.countDown();
            }
        });
        worker.start();
        assertThat(begun.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        worker.stop();
        assertThat(ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void wakesAStepAndLetsItFinish() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var finished = new AtomicBoolean();
        var waking = new LinkedBlockingQueue<String>();
        var worker = new Worker("test", PAUSE, () -> {
            begun.countDown();
            String _ = waking.take();
            finished.set(true);
        });
        worker.start();
        assertThat(begun.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        worker.stop(() -> waking.add("stop"), Duration.ofSeconds(PATIENCE_SECONDS));
        assertThat(finished).isTrue();
    }
}
