package dev.perennial.http.server;

/**
 * Threads of the system that carry the virtual ones. There is one for each processor unless a setting says otherwise,
 * and a virtual thread leaves its carrier only when it waits: two pairings that take long would halt everything on two
 * processors. With more carriers the system shares the processors among them, as it does among threads of its own.
 */
public final class CarrierThreads {
    private static final String SETTING = "jdk.virtualThreadScheduler.parallelism";
    private static final int LEAST = 16;
    private static final int PER_PROCESSOR = 4;

    private CarrierThreads() {}

    /** To be called before the first virtual thread starts. */
    public static void provide() {
        if (System.getProperty(SETTING) == null) {
            int processors = Runtime.getRuntime().availableProcessors();
            System.setProperty(SETTING, Integer.toString(Math.max(LEAST, PER_PROCESSOR * processors)));
        }
    }
}
