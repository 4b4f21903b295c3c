package dev.perennial.query.board;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.table.TableId;
import dev.perennial.games.Viewer;
import dev.perennial.query.table.Moment;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.springframework.stereotype.Component;

/** What goes over the wire, made once for each moment and viewer, however many watch. */
@Component
class Frames {
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

    /** With fewer legal moves it is made for the one who asks so. */
    byte[] view(Moment moment, Viewer viewer, int mostMoves) {
        return mostMoves < Eyes.MOST_MOVES && moment.isAwaited(viewer)
                ? Json.mapper().writeValueAsBytes(Eyes.view(moment, viewer, mostMoves))
                : made.get(
                        key(moment, viewer, Kind.VIEW),
                        _ -> Json.mapper().writeValueAsBytes(Eyes.view(moment, viewer)));
    }

    byte[] snapshot(Moment moment, Viewer viewer) {
        return made.get(
                key(moment, viewer, Kind.SNAPSHOT), _ -> serverSent("snapshot", moment, Eyes.view(moment, viewer)));
    }

    byte[] event(Moment moment, Viewer viewer) {
        return made.get(key(moment, viewer, Kind.EVENT), _ -> serverSent("table", moment, Eyes.frame(moment, viewer)));
    }

    private static Key key(Moment moment, Viewer viewer, Kind kind) {
        return new Key(moment.table().id(), moment.sequence(), viewer, kind);
    }

    /** JSON never holds a raw line break, so one data line is enough. */
    private static byte[] serverSent(String name, Moment moment, Object data) {
        var bytes = new ByteArrayOutputStream();
        bytes.writeBytes(
                ("id: " + moment.sequence() + "\nevent: " + name + "\ndata: ").getBytes(StandardCharsets.UTF_8));
        bytes.writeBytes(Json.mapper().writeValueAsBytes(data));
        bytes.writeBytes("\n\n".getBytes(StandardCharsets.UTF_8));
        return bytes.toByteArray();
    }
}
