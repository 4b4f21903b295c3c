package dev.perennial.query.live;

import dev.perennial.messaging.signal.Interval;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;

/** Writes server-sent events to one client, and a sign of life when there is nothing to send. */
public final class EventStreamWriter {
    private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final OutputStream client;
    private final Interval heartbeat;

    public EventStreamWriter(OutputStream client, Duration heartbeat) {
        this.client = client;
        this.heartbeat = new Interval(heartbeat);
    }

    /** Sets the headers of an event stream, which no proxy may store or hold back. */
    public static void head(HttpServletResponse response) {
        response.setContentType(MediaType.TEXT_EVENT_STREAM_VALUE + ";charset=UTF-8");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setHeader("X-Accel-Buffering", "no");
    }

    /** An event without an id: a client that returns does not ask for what came after it. */
    public static byte[] notice(String event) {
        return ("event: " + event + "\ndata: {}\n\n").getBytes(StandardCharsets.UTF_8);
    }

    /** One event as it goes over the wire. JSON never holds a raw line break, so one data line is enough. */
    public static byte[] frame(long id, String event, byte[] json) {
        var bytes = new ByteArrayOutputStream(json.length + 64);
        bytes.writeBytes(("id: " + id + "\nevent: " + event + "\ndata: ").getBytes(StandardCharsets.UTF_8));
        bytes.writeBytes(json);
        bytes.writeBytes("\n\n".getBytes(StandardCharsets.UTF_8));
        return bytes.toByteArray();
    }

    /**
     * Begins at once, so that the answer's head reaches the client through any proxy.
     *
     * @param retry how long a client waits before it connects again
     */
    public void greet(Duration retry) throws IOException {
        client.write(("retry: " + retry.toMillis() + "\n:\n\n").getBytes(StandardCharsets.UTF_8));
        flush();
    }

    public void write(byte[] frame) throws IOException {
        client.write(frame);
    }

    public void flush() throws IOException {
        client.flush();
        heartbeat.restart();
    }

    /** How long the client can still do without a sign of life. */
    public Duration patience() {
        return heartbeat.left();
    }

    /** Also while events are held back: a silent stream would reveal that. */
    public void beatIfDue() throws IOException {
        if (heartbeat.isDue()) {
            client.write(HEARTBEAT);
            flush();
        }
    }
}
