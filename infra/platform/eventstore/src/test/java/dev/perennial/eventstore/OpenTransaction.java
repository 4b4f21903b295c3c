package dev.perennial.eventstore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.transaction.support.TransactionTemplate;

/** A transaction of another thread that does something, waits, and does the rest. */
final class OpenTransaction {
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch go = new CountDownLatch(1);
    private final CompletableFuture<Void> work;

    private OpenTransaction(ConfigurableApplicationContext app, Runnable first, Runnable rest) {
        // A thread of its own: on two cores the common pool has but one, which a relay needs to stop.
        work = CompletableFuture.runAsync(
                () -> app.getBean(TransactionTemplate.class).executeWithoutResult(_ -> {
                    first.run();
                    begun.countDown();
                    await(go);
                    rest.run();
                }),
                Thread::startVirtualThread);
    }

    /** Returns when the first part is done. */
    static OpenTransaction begin(ConfigurableApplicationContext app, Runnable first, Runnable rest) {
        var open = new OpenTransaction(app, first, rest);
        await(open.begun);
        return open;
    }

    void finish() throws InterruptedException, ExecutionException, TimeoutException {
        go.countDown();
        work.get(20, TimeUnit.SECONDS);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(40, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
