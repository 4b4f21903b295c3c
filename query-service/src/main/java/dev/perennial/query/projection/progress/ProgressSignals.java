package dev.perennial.query.projection.progress;

import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.messaging.signal.Wakeups;
import dev.perennial.query.projection.ProgressStore;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/**
 * Wakes readers that wait for a projection when it has advanced. The projection's own transaction sends the signal, so
 * it arrives with the commit, and on every node.
 */
@Component
public class ProgressSignals implements SignalHandler {
    private final Map<String, Wakeups> waiting = new ConcurrentHashMap<>();

    @Override
    public String channel() {
        return ProgressStore.CHANNEL;
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
