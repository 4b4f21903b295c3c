package dev.perennial.client;

import java.net.ConnectException;
import java.time.Duration;
import java.util.function.Supplier;

/** Tries again what may be tried again, a little later each time, until patience ends. */
record Retries(Duration patience) {
    private static final long FIRST_PAUSE = 50;
    private static final long LONGEST_PAUSE = 2_000;

    /**
     * Sends until there is an answer.
     *
     * @param repeatable whether doing it twice is the same as once; if not, it is sent again only when it cannot have
     *     been done
     */
    <T> T run(boolean repeatable, Supplier<T> request) {
        long end = System.nanoTime() + patience.toNanos();
        for (long pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
            try {
                return request.get();
            } catch (ClientProblem problem) {
                if (!problem.isTooMany() && !(repeatable && problem.isOutage())) {
                    throw problem;
                }
                sleepOrThrow(Math.max(pause, problem.isTooMany() ? problem.waitSeconds() * 1_000 : 0), end, problem);
            } catch (Unreachable problem) {
                if (!repeatable && !(problem.getCause() instanceof ConnectException)) {
                    throw problem;
                }
                sleepOrThrow(pause, end, problem);
            }
        }
    }

    private static void sleepOrThrow(long millis, long end, RuntimeException problem) {
        if (System.nanoTime() + Duration.ofMillis(millis).toNanos() > end) {
            throw problem;
        }
        Pause.millis(millis);
    }
}
