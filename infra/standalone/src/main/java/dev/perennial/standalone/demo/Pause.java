package dev.perennial.standalone.demo;

/** A moment for what was decided to be shown. */
final class Pause {
    private static final long MILLIS = 100;

    private Pause() {}

    static void briefly() {
        try {
            Thread.sleep(MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
