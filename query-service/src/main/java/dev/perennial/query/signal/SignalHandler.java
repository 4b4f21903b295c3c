package dev.perennial.query.signal;

/** Wants to know when something was written, by whichever process. The database is the truth; a signal only wakes. */
public interface SignalHandler {

    String channel();

    void on(String payload);

    /** Signals may have been missed: look for yourself. */
    void onDoubt();
}
