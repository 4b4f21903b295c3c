package dev.perennial.standalone;

import dev.perennial.standalone.api.Api;
import java.time.Duration;
import java.util.function.Supplier;

/** What was written on one side shows up on the other a moment later. */
final class Eventually {
    private Eventually() {}

    static <T> T get(Supplier<T> question) {
        long deadline = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (true) {
            try {
                return question.get();
            } catch (Api.Problem e) {
                if (e.status() != 404 || System.nanoTime() > deadline) {
                    throw e;
                }
            }
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
