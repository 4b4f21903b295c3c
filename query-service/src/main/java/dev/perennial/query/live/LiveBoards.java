package dev.perennial.query.live;

import dev.perennial.messaging.signal.SignalHandler;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import org.springframework.context.SmartLifecycle;

/** Wakes the watchers of what has changed, whichever node stored it. */
public abstract class LiveBoards<K, T extends Step> implements SignalHandler, SmartLifecycle {
    private final String channel;
    private final LiveFeeds<K, T> feeds;
    private final Function<Collection<K>, Map<K, Long>> latest;
    private volatile boolean running;

    /**
     * @param channel where changes are signalled
     * @param sources where the steps of each are read
     * @param latest reads how far each of the given ones has come
     */
    protected LiveBoards(
            String channel, Function<K, StepSource<T>> sources, Function<Collection<K>, Map<K, Long>> latest) {
        this.channel = channel;
        this.feeds = new LiveFeeds<>(sources);
        this.latest = latest;
    }

    /** Reads the id that a signal names. */
    protected abstract K id(String payload);

    protected LiveFeeds<K, T> feeds() {
        return feeds;
    }

    public Watch<T> watch(K id) {
        return feeds.watch(id);
    }

    @Override
    public String channel() {
        return channel;
    }

    @Override
    public void on(String payload) {
        feeds.wake(id(payload));
    }

    @Override
    public void onOwn(String payload) {
        feeds.wakeToFolded(id(payload));
    }

    @Override
    public void onDoubt() {
        feeds.wakeBehind(latest);
    }

    @Override
    public void start() {
        running = true;
    }

    /** Before the web server stops: open streams would hold it up, or outlive the database. */
    @Override
    public void stop() {
        running = false;
        feeds.close();
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
