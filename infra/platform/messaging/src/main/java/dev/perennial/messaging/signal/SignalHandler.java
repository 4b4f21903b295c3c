package dev.perennial.messaging.signal;

/** Is woken when any node has written something. The database is the truth; a signal only wakes. */
public interface SignalHandler {

    String channel();

    void on(String payload);

    /** As above, of what this process has written itself: called right after the commit. */
    default void onOwn(String payload) {
        on(payload);
    }

    /** Signals may have been missed: look for yourself. */
    void onDoubt();
}
