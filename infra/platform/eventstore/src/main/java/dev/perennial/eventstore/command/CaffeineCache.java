package dev.perennial.eventstore.command;

import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.axonframework.common.Registration;
import org.axonframework.common.caching.Cache;
import org.jspecify.annotations.Nullable;

/** Axon's cache on Caffeine. It calls no listeners, because nothing in Perennial registers any. */
public final class CaffeineCache implements Cache {
    private final com.github.benmanes.caffeine.cache.Cache<Object, Object> entries;

    public CaffeineCache(long maximumSize) {
        this.entries = Caffeine.newBuilder().maximumSize(maximumSize).build();
    }

    @Override
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the interface leaves the type to the caller
    public <K, V> @Nullable V get(K key) {
        return (V) entries.getIfPresent(key);
    }

    @Override
    public void put(Object key, Object value) {
        entries.put(key, value);
    }

    @Override
    public boolean putIfAbsent(Object key, Object value) {
        return entries.asMap().putIfAbsent(key, value) == null;
    }

    @Override
    @SuppressWarnings("unchecked") // as above
    public <T> T computeIfAbsent(Object key, Supplier<T> value) {
        return (T) entries.get(key, _ -> value.get());
    }

    @Override
    public boolean remove(Object key) {
        return entries.asMap().remove(key) != null;
    }

    @Override
    public void removeAll() {
        entries.invalidateAll();
    }

    @Override
    public boolean containsKey(Object key) {
        return entries.asMap().containsKey(key);
    }

    @Override
    @SuppressWarnings("unchecked") // as above
    public <V> void computeIfPresent(Object key, UnaryOperator<V> update) {
        Object _ = entries.asMap().computeIfPresent(key, (_, value) -> update.apply((V) value));
    }

    @Override
    public Registration registerCacheEntryListener(EntryListener listener) {
        return () -> true;
    }
}
