package dev.perennial.query.board;

import dev.perennial.contract.PlayerId;
import dev.perennial.query.table.DelayedTables;
import dev.perennial.query.table.Moment;
import dev.perennial.query.table.SpectatorDelay;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** Tells one client what happens at a table, in the thread of its own request. */
final class TableStream {
    /** A client that loses us comes back after a second. */
    private static final byte[] GREETING = "retry: 1000\n:\n\n".getBytes(StandardCharsets.UTF_8);

    private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final Watch watch;
    private final Frames frames;
    private final Optional<PlayerId> player;
    private final OutputStream client;
    private final Duration heartbeat;
    private final DelayedTables delayed;
    private long sent;

    TableStream(
            Watch watch,
            Frames frames,
            Optional<PlayerId> player,
            OutputStream client,
            Duration heartbeat,
            DelayedTables delayed) {
        this.watch = watch;
        this.delayed = delayed;
        this.frames = frames;
        this.player = player;
        this.client = client;
        this.heartbeat = heartbeat;
    }

    /**
     * Ends when the client is gone, too slow, or the service stops.
     *
     * @param lastEventId the last event the client has; without one it gets the table as it is first
     */
    void run(OptionalLong lastEventId) throws IOException, InterruptedException {
        client.write(GREETING); // at once, so that the answer's head reaches the client through any proxy
        client.flush();
        begin(lastEventId);
        // Too much happened while we were still writing: too slow. It comes back with its last event id.
        while (!watch.isOver() && (!delay().isZero() || !watch.hasLostTouch(sent))) {
            if (watch.awaitAfter(sent, heartbeat)) {
                Duration untilNext = sendNews();
                watch.pause(untilNext.compareTo(heartbeat) < 0 ? untilNext : heartbeat);
            } else {
                client.write(HEARTBEAT);
                client.flush();
            }
        }
    }

    private void begin(OptionalLong lastEventId) throws IOException {
        Moment latest = delayed.seen(watch.latest().orElseThrow(), delay());
        if (lastEventId.isEmpty()) {
            client.write(frames.snapshot(latest, Eyes.viewer(latest, player)));
            client.flush();
            sent = latest.sequence();
        } else {
            sent = lastEventId.getAsLong();
            var _ = sendNews();
        }
    }

    private Duration delay() {
        return SpectatorDelay.of(watch.latest().orElseThrow().table(), player);
    }

    /** Answers how long it is until the client may know of the next event that is there already. */
    private Duration sendNews() throws IOException {
        Duration delay = delay();
        for (Moment moment : watch.after(sent)) {
            Duration untilDue = delayed.untilDue(moment, delay);
            if (!untilDue.isZero()) {
                client.flush();
                return untilDue;
            }
            client.write(frames.event(moment, Eyes.viewer(moment, player)));
            sent = moment.sequence();
        }
        client.flush();
        return Duration.ZERO;
    }
}
