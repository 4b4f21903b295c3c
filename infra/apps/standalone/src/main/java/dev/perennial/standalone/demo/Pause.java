package dev.perennial.standalone.demo;

import java.time.Duration;

/** A moment for what was decided to be shown. */
final class Pause {
    private static final Duration BRIEF = Duration.ofMillis(100);

    private Pause() {}

    static void briefly() {
        of(BRIEF);
    }

    static void of(Duration duration) {
        try {
            Thread.sleep(duration);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
