package dev.perennial.query.replay;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.table.TableId;
import dev.perennial.query.table.Moment;
import dev.perennial.query.table.TableEvents;
import java.time.Duration;
import org.springframework.stereotype.Component;

/** Replays as they go over the wire. Those of finished games are asked for again and again, and never change. */
@Component
class Replays {
    private static final long MOST_BYTES = 48L << 20;
    private static final Duration UNUSED = Duration.ofMinutes(10);

    private record Key(TableId table, long sequence, String perspective) {}

    private final TableEvents events;
    private final Cache<Key, byte[]> finished = Caffeine.newBuilder()
            .maximumWeight(MOST_BYTES)
            .weigher((Key _, byte[] bytes) -> bytes.length)
            .expireAfterAccess(UNUSED)
            .build();

    Replays(TableEvents events) {
        this.events = events;
    }

    /** @param last the latest moment the asker may know of */
    byte[] whole(Moment last, Perspective perspective) {
        return last.table().isOver()
                ? finished.get(
                        new Key(last.table().id(), last.sequence(), perspective.code()), _ -> make(last, perspective))
                : make(last, perspective);
    }

    private byte[] make(Moment last, Perspective perspective) {
        return new ReplayWriter(perspective).whole(events.between(last.table().id(), -1, last.sequence() + 1));
    }

    byte[] one(Moment last, long n, Perspective perspective) {
        return new ReplayWriter(perspective).one(events.between(last.table().id(), -1, n + 1));
    }
}
