package dev.perennial.query.lobby;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;

/** Sends every new edition to one client, in the thread of its request. Who is slow misses some, never the newest. */
final class BroadcastStream {
    private static final byte[] GREETING = "retry: 2000\n:\n\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final Broadcast broadcast;
    private final String event;
    private final Duration heartbeat;

    BroadcastStream(Broadcast broadcast, String event, Duration heartbeat) {
        this.broadcast = broadcast;
        this.event = event;
        this.heartbeat = heartbeat;
    }

    void run(HttpServletResponse response) throws IOException, InterruptedException {
        response.setContentType(MediaType.TEXT_EVENT_STREAM_VALUE + ";charset=UTF-8");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        OutputStream client = response.getOutputStream();
        client.write(GREETING);
        client.flush();
        long sent = 0;
        while (!broadcast.isClosed()) {
            if (broadcast.awaitAfter(sent, heartbeat)) {
                var edition = broadcast.latest();
                client.write(("id: " + edition.number() + "\nevent: " + event + "\ndata: ")
                        .getBytes(StandardCharsets.UTF_8));
                client.write(edition.bytes());
                client.write("\n\n".getBytes(StandardCharsets.UTF_8));
                sent = edition.number();
            } else {
                client.write(HEARTBEAT);
            }
            client.flush();
        }
    }
}
