package dev.perennial.query.intake;

import dev.perennial.query.signal.SignalHandler;
import dev.perennial.query.signal.Wakeups;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/**
 * Wakes whoever waits for a projection when it has moved on. The projection's own transaction sends the signal, so it comes
 * with the commit, and to every node, whichever one applied the events.
 */
@Component
public class ProgressNews implements SignalHandler {
    static final String CHANNEL = "perennial_progress";

    private final Map<String, Wakeups> waiting = new ConcurrentHashMap<>();

    @Override
    public String channel() {
        return CHANNEL;
    }

    @Override
    public void on(String projection) {
        Wakeups found = waiting.get(projection);
        if (found != null) {
            found.wake();
        }
    }

    @Override
    public void onDoubt() {
        waiting.values().forEach(Wakeups::wake);
    }

    /** Looks once, and again each time the projection has moved on, until it is enough or time is up. */
    public <T> T await(String projection, Supplier<T> look, Predicate<T> enough, Duration most)
            throws InterruptedException {
        return waiting.computeIfAbsent(projection, _ -> new Wakeups()).await(look, enough, most);
    }
}
