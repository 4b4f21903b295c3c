package dev.perennial.standalone;

import dev.perennial.client.ClientProblem;
import dev.perennial.standalone.api.Api;
import java.time.Duration;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What was written on one side shows up on the other a moment later. */
public final class Eventually {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private Eventually() {}

    public static <T> T get(Supplier<T> question) {
        return get(question, _ -> true, status -> status == 404);
    }

    /** Asks until the answer will do; what is refused now may be right in a moment. */
    public static <T> T get(Supplier<T> question, Predicate<T> enough) {
        return get(question, enough, _ -> true);
    }

    private static <T> T get(Supplier<T> question, Predicate<T> enough, IntPredicate passing) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                T answer = question.get();
                if (enough.test(answer)) {
                    return answer;
                }
                if (System.nanoTime() > deadline) {
                    throw new AssertionError("still " + answer);
                }
            } catch (Api.Problem e) {
                if (!passing.test(e.status()) || System.nanoTime() > deadline) {
                    throw e;
                }
            } catch (ClientProblem e) {
                if (!passing.test(e.status()) || System.nanoTime() > deadline) {
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
