package dev.perennial.query.board;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.Viewer;
import dev.perennial.query.live.EventStreamWriter;
import dev.perennial.query.table.TableMoment;
import java.time.Duration;
import org.springframework.stereotype.Component;

/** Encodes the frames of a table once for each moment and kind of viewer, however many watch. */
@Component
class TableFrames {
    private static final long MOST_BYTES = 64L << 20;
    private static final Duration UNUSED = Duration.ofMinutes(2);

    private enum Kind {
        /** The table as JSON. */
        VIEW,
        /** The same as a server-sent event. */
        SNAPSHOT,
        /** One event with the table after it, as a server-sent event. */
        EVENT
    }

    private record Key(TableId table, long sequence, Viewer viewer, Kind kind) {}

    private final Cache<Key, byte[]> made = Caffeine.newBuilder()
            .maximumWeight(MOST_BYTES)
            .weigher((Key _, byte[] bytes) -> bytes.length)
            .expireAfterAccess(UNUSED)
            .build();

    /** Encoded per request if the client asks for fewer legal moves. */
    byte[] view(TableMoment moment, Viewer viewer, int mostMoves) {
        return mostMoves < TableViews.MOST_MOVES && moment.isAwaited(viewer)
                ? Json.mapper().writeValueAsBytes(TableViews.view(moment, viewer, mostMoves))
                : made.get(
                        key(moment, viewer, Kind.VIEW),
                        _ -> Json.mapper().writeValueAsBytes(TableViews.view(moment, viewer)));
    }

    byte[] snapshot(TableMoment moment, Viewer viewer) {
        return made.get(
                key(moment, viewer, Kind.SNAPSHOT),
                _ -> serverSent("snapshot", moment, TableViews.view(moment, viewer)));
    }

    byte[] event(TableMoment moment, Viewer viewer) {
        return made.get(
                key(moment, viewer, Kind.EVENT), _ -> serverSent("table", moment, TableViews.frame(moment, viewer)));
    }

    private static Key key(TableMoment moment, Viewer viewer, Kind kind) {
        return new Key(moment.table().id(), moment.sequence(), viewer, kind);
    }

    private static byte[] serverSent(String name, TableMoment moment, Object data) {
        return EventStreamWriter.frame(moment.sequence(), name, Json.mapper().writeValueAsBytes(data));
    }
}
