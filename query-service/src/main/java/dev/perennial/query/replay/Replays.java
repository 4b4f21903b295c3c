package dev.perennial.query.replay;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.table.TableId;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.table.Moment;
import dev.perennial.query.table.TableEvents;
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

    /** @param told the latest moment the asker may know of, and what was read for it */
    byte[] whole(TableBoards.Read told, Perspective perspective) {
        Moment last = told.moment();
        return last.table().isOver()
                ? finished.get(
                        new Key(last.table().id(), last.sequence(), perspective.code()), _ -> make(told, perspective))
                : make(told, perspective);
    }

    private byte[] make(TableBoards.Read told, Perspective perspective) {
        return new ReplayWriter(perspective).whole(upTo(told.moment().sequence(), told));
    }

    byte[] one(TableBoards.Read told, long n, Perspective perspective) {
        return new ReplayWriter(perspective).one(upTo(n, told));
    }

    /** Of a game nobody had asked for all events were just read: twice would be half of the work. */
    private List<RecordedEvent> upTo(long n, TableBoards.Read told) {
        var read = told.news();
        return !read.isEmpty() && read.getFirst().sequence() == 0
                ? read.subList(0, Math.toIntExact(n) + 1)
                : events.between(told.moment().table().id(), -1, n + 1);
    }
}
