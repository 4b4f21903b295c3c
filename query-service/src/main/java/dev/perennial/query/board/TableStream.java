package dev.perennial.query.board;

import dev.perennial.contract.PlayerId;
import dev.perennial.http.LastingToken;
import dev.perennial.query.signal.Pulse;
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

    /** Who is told, as long as his token stands, and where to. */
    record Client(Optional<PlayerId> player, LastingToken token, OutputStream out) {}

    private final Watch watch;
    private final Frames frames;
    private final Optional<PlayerId> player;
    private final LastingToken token;
    private final OutputStream client;
    private final Pulse heartbeat;
    private final DelayedTables delayed;
    private long sent;
    private boolean over;

    TableStream(Watch watch, Frames frames, Client client, Duration heartbeat, DelayedTables delayed) {
        this.watch = watch;
        this.delayed = delayed;
        this.frames = frames;
        this.player = client.player();
        this.token = client.token();
        this.client = client.out();
        this.heartbeat = new Pulse(heartbeat);
    }

    /**
     * Ends when the client is gone, too slow, signed out, may not look on any longer, or the service stops.
     *
     * @param lastEventId the last event the client has; without one, or with one that the table has not come to, it gets
     *     the table as it is first
     */
    void run(OptionalLong lastEventId) throws IOException, InterruptedException {
        client.write(GREETING); // at once, so that the answer's head reaches the client through any proxy
        flush();
        begin(lastEventId);
        // Too much happened while we were still writing: too slow. It comes back with its last event id.
        while (!over && !watch.isOver() && (!delay().isZero() || !watch.hasLostTouch(sent))) {
            if (watch.awaitAfter(sent, patience())) {
                Duration untilNext = sendNews();
                // When a rated game ends, nothing of it is held back any longer.
                watch.pause(untilNext.compareTo(patience()) < 0 ? untilNext : patience(), () -> delay().isZero());
            }
            over |= !token.stands();
            // Also while news is held back: a stream that fell silent would tell of it.
            if (heartbeat.isDue()) {
                client.write(HEARTBEAT);
                flush();
            }
        }
    }

    private Duration patience() {
        return token.atMost(heartbeat.left());
    }

    private void begin(OptionalLong lastEventId) throws IOException {
        Moment seen = seen();
        // From beyond what he may know asks who saw a table that was set back since, or is curious when it gets there.
        if (lastEventId.isEmpty() || lastEventId.getAsLong() > seen.sequence()) {
            if (mayWatch(seen)) {
                client.write(frames.snapshot(seen, Eyes.viewer(seen, player)));
            }
            flush();
            sent = seen.sequence();
        } else {
            sent = lastEventId.getAsLong();
            var _ = sendNews();
        }
    }

    private Moment seen() {
        return delayed.seen(watch.latest().orElseThrow(), delay());
    }

    /**
     * Asked for every moment: a table may close its doors while somebody looks on, and he may be signed out. When all is
     * over the doors are open.
     */
    private boolean mayWatch(Moment moment) {
        over = !token.stands()
                || (!Eyes.isAllowed(moment, player) && !seen().table().isOver());
        return !over;
    }

    private void flush() throws IOException {
        client.flush();
        heartbeat.beat();
    }

    private Duration delay() {
        return SpectatorDelay.of(watch.latest().orElseThrow().table(), player);
    }

    /** Answers how long it is until the client may know of the next event that is there already. */
    private Duration sendNews() throws IOException {
        Duration delay = delay();
        Duration untilNext = Duration.ZERO;
        long before = sent;
        for (Moment moment : watch.after(sent)) {
            untilNext = delayed.untilDue(moment, delay);
            if (!untilNext.isZero() || !mayWatch(moment)) {
                break;
            }
            client.write(frames.event(moment, Eyes.viewer(moment, player)));
            sent = moment.sequence();
        }
        if (sent > before) {
            flush();
        }
        return untilNext;
    }
}
