package dev.perennial.games.collection;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An unchanging map with an entry for every value of an enum, in the order of the enum. States keep such maps, and
 * {@link #complete} costs nothing where the map is one already.
 */
public final class EnumTable<K extends Enum<K>, V> extends AbstractMap<K, V> {
    private final EnumMap<K, V> entries;

    private EnumTable(EnumMap<K, V> entries) {
        this.entries = entries;
    }

    /** The same entries, with a value for the missing ones. */
    public static <K extends Enum<K>, V> EnumTable<K, V> complete(Class<K> type, Map<K, V> map, V missing) {
        if (map instanceof EnumTable<K, V> table) {
            return table;
        }
        var entries = new EnumMap<K, V>(type);
        for (K key : type.getEnumConstants()) {
            entries.put(key, map.getOrDefault(key, missing));
        }
        return new EnumTable<>(entries);
    }

    public EnumTable<K, V> with(K key, V value) {
        var changed = entries.clone();
        changed.put(key, value);
        return new EnumTable<>(changed);
    }

    @Override
    public @Nullable V get(@Nullable Object key) {
        return entries.get(key);
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return entries.containsKey(key);
    }

    @Override
    public Set<Entry<K, V>> entrySet() {
        return Collections.unmodifiableMap(entries).entrySet();
    }
}
