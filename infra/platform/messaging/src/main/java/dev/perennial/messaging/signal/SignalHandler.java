package dev.perennial.messaging.signal;

/** Is woken when any node has written something. The database is the truth; a signal only wakes. */
public interface SignalHandler {

    String channel();

    void on(String payload);

    /** Signals may have been missed: look for yourself. */
    void onDoubt();
}
