package dev.perennial.query.lobby;

import dev.perennial.query.live.EventStreamWriter;
import java.io.IOException;
import java.time.Duration;

/** Sends every new edition to one client, in the thread of its request. A slow client misses some, never the newest. */
final class BroadcastStream {
    private static final Duration RETRY = Duration.ofSeconds(2);

    private final Broadcast broadcast;
    private final String event;

    BroadcastStream(Broadcast broadcast, String event) {
        this.broadcast = broadcast;
        this.event = event;
    }

    void run(EventStreamWriter client) throws IOException, InterruptedException {
        client.greet(RETRY);
        long sent = 0;
        while (!broadcast.isClosed()) {
            if (broadcast.awaitAfter(sent, client.patience())) {
                var edition = broadcast.latest();
                client.write(EventStreamWriter.frame(edition.number(), event, edition.bytes()));
                client.flush();
                sent = edition.number();
            }
            client.beatIfDue();
        }
    }
}
