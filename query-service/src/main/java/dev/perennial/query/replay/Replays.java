package dev.perennial.query.replay;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.query.live.SharedFold;
import dev.perennial.query.table.TableEvents;
import dev.perennial.query.table.TableMoment;
import java.time.Duration;
import java.util.List;
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

    /** @param told the latest moment the viewer may see, and what was read for it */
    byte[] whole(SharedFold.Read<TableMoment> told, Perspective perspective) {
        TableMoment last = told.latest();
        return last.table().isOver()
                ? finished.get(
                        new Key(last.table().id(), last.sequence(), perspective.code()), _ -> make(told, perspective))
                : make(told, perspective);
    }

    private byte[] make(SharedFold.Read<TableMoment> told, Perspective perspective) {
        return new ReplayWriter(perspective).whole(upTo(told.latest().sequence(), told));
    }

    byte[] one(SharedFold.Read<TableMoment> told, long n, Perspective perspective) {
        return new ReplayWriter(perspective).one(upTo(n, told));
    }

    /** On the first request all events have just been read: reading them twice would double the work. */
    private List<RecordedEvent> upTo(long n, SharedFold.Read<TableMoment> told) {
        var read = told.news();
        return !read.isEmpty() && read.getFirst().sequence() == 0
                ? read.subList(0, Math.toIntExact(n) + 1).stream()
                        .map(TableMoment::last)
                        .toList()
                : events.between(told.latest().table().id(), -1, n + 1);
    }
}
