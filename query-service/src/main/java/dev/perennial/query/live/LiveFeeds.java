package dev.perennial.query.live;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The feeds of everything that is being watched on this node: a change wakes the watchers of that one alone. */
public final class LiveFeeds<K, T extends Step> {
    private record Watched<T extends Step>(LiveFeed<T> feed, int watchers) {}

    private final Function<K, StepSource<T>> sources;
    private final Map<K, Watched<T>> watched = new ConcurrentHashMap<>();
    private final AtomicInteger watchers = new AtomicInteger();

    /** @param sources where the steps of each are read */
    public LiveFeeds(Function<K, StepSource<T>> sources) {
        this.sources = sources;
    }

    /** How many watch, of all feeds together. */
    public AtomicInteger watchers() {
        return watchers;
    }

    public Watch<T> watch(K id) {
        // Watched first and read then: what is stored in between wakes the feed and is read by that.
        LiveFeed<T> feed =
                watched.compute(id, (_, before) -> oneMore(id, before)).feed();
        watchers.incrementAndGet();
        var watch = new Watch<>(feed, () -> leave(id));
        try {
            feed.advance();
        } catch (RuntimeException e) {
            watch.close();
            throw e;
        }
        return watch;
    }

    private Watched<T> oneMore(K id, @Nullable Watched<T> before) {
        return before == null
                ? new Watched<>(new LiveFeed<>(id.toString(), sources.apply(id)), 1)
                : new Watched<>(before.feed(), before.watchers() + 1);
    }

    private void leave(K id) {
        watchers.decrementAndGet();
        watched.computeIfPresent(
                id, (_, before) -> before.watchers() == 1 ? null : new Watched<>(before.feed(), before.watchers() - 1));
    }

    /** Something happened to this one; without watchers nothing is read. */
    public void wake(K id) {
        Watched<T> found = watched.get(id);
        if (found != null) {
            found.feed().wake();
        }
    }

    /** As above, when this process has folded what happened itself. */
    public void wakeToFolded(K id) {
        Watched<T> found = watched.get(id);
        if (found != null) {
            found.feed().wakeToFolded();
        }
    }

    /** Watchers have something to see that is no step. */
    public void nudge(K id) {
        Watched<T> found = watched.get(id);
        if (found != null) {
            found.feed().nudge();
        }
    }

    /**
     * Wakes those of which a signal was missed.
     *
     * @param latest reads how far each of the given ones has come
     */
    public void wakeBehind(Function<Collection<K>, Map<K, Long>> latest) {
        Set<K> ids = watched.keySet();
        if (ids.isEmpty()) {
            return;
        }
        latest.apply(Set.copyOf(ids)).forEach((id, sequence) -> {
            Watched<T> found = watched.get(id);
            T known = found == null ? null : found.feed().latest();
            if (found != null && (known == null || known.sequence() < sequence)) {
                found.feed().wake();
            }
        });
    }

    /** Ends every watch. */
    public void close() {
        watched.values().forEach(each -> each.feed().close());
    }
}
