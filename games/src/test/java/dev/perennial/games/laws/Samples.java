package dev.perennial.games.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Draws from a stream that may be too long to keep: a reservoir over its first elements. */
final class Samples {
    private Samples() {}

    static <T> List<T> of(Stream<T> stream, int limit, int size, Random random) {
        var kept = new ArrayList<T>(size);
        int seen = 0;
        try (stream) {
            var items = stream.limit(limit).iterator();
            while (items.hasNext()) {
                T item = items.next();
                seen++;
                if (kept.size() < size) {
                    kept.add(item);
                } else {
                    int slot = random.nextInt(seen);
                    if (slot < size) {
                        kept.set(slot, item);
                    }
                }
            }
        }
        return kept;
    }
}
