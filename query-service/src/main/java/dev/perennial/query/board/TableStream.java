package dev.perennial.query.board;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.token.StreamAuthorization;
import dev.perennial.query.live.EventStreamWriter;
import dev.perennial.query.live.Watch;
import dev.perennial.query.table.DelayedTables;
import dev.perennial.query.table.SpectatorDelay;
import dev.perennial.query.table.TableMoment;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** Sends one client what happens at a table, in the thread of its own request. */
final class TableStream {
    /** A client that loses the connection comes back after a second. */
    private static final Duration RETRY = Duration.ofSeconds(1);

    /** A client and its token, which may be revoked while the stream is open. */
    record Client(Optional<PlayerId> player, StreamAuthorization token, EventStreamWriter out) {}

    private final Watch<TableMoment> watch;
    private final TableFrames frames;
    private final Optional<PlayerId> player;
    private final StreamAuthorization token;
    private final EventStreamWriter client;
    private final DelayedTables delayed;
    private long sent;
    private boolean over;

    TableStream(Watch<TableMoment> watch, TableFrames frames, Client client, DelayedTables delayed) {
        this.watch = watch;
        this.delayed = delayed;
        this.frames = frames;
        this.player = client.player();
        this.token = client.token();
        this.client = client.out();
    }

    /**
     * Ends when the client is gone, too slow, signed out, may no longer watch, or the service stops.
     *
     * @param lastEventId the last event the client has; without one, or with one from the future, it gets the whole
     * table first
     */
    void run(OptionalLong lastEventId) throws IOException, InterruptedException {
        client.greet(RETRY);
        begin(lastEventId);
        // Too much happened while we were still writing: too slow. It comes back with its last event id.
        while (!over && !watch.isOver() && (!delay().isZero() || !watch.isTooFarBehind(sent))) {
            if (watch.awaitAfter(sent, patience())) {
                Duration untilNext = sendNews();
                // When a rated game ends, its delay ends too.
                watch.pause(untilNext.compareTo(patience()) < 0 ? untilNext : patience(), () -> delay().isZero());
            }
            over |= !token.isValid();
            client.beatIfDue();
        }
    }

    private Duration patience() {
        return token.atMost(client.patience());
    }

    private void begin(OptionalLong lastEventId) throws IOException {
        TableMoment seen = seen();
        // An id from the future comes from before the table was rebuilt, or from a client probing a delayed table.
        if (lastEventId.isEmpty() || lastEventId.getAsLong() > seen.sequence()) {
            if (mayWatch(seen)) {
                client.write(frames.snapshot(seen, TableViews.viewer(seen, player)));
            }
            client.flush();
            sent = seen.sequence();
        } else {
            sent = lastEventId.getAsLong();
            var _ = sendNews();
        }
    }

    private TableMoment seen() {
        return delayed.seen(watch.latest().orElseThrow(), delay());
    }

    /**
     * Checked at every moment: a table may become private while someone watches, and the player may be signed out.
     * Finished tables are open to everyone.
     */
    private boolean mayWatch(TableMoment moment) {
        over = !token.isValid()
                || (!TableViews.isAllowed(moment, player) && !seen().table().isOver());
        return !over;
    }

    private Duration delay() {
        return SpectatorDelay.of(watch.latest().orElseThrow().table(), player);
    }

    /** Answers how long it is until the client may know of the next event that is there already. */
    private Duration sendNews() throws IOException {
        Duration delay = delay();
        Duration untilNext = Duration.ZERO;
        long before = sent;
        for (TableMoment moment : watch.after(sent)) {
            untilNext = delayed.untilDue(moment, delay);
            if (!untilNext.isZero() || !mayWatch(moment)) {
                break;
            }
            client.write(frames.event(moment, TableViews.viewer(moment, player)));
            sent = moment.sequence();
        }
        if (sent > before) {
            client.flush();
        }
        return untilNext;
    }
}
