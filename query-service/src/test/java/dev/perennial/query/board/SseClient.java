package dev.perennial.query.board;

import dev.perennial.contract.json.Json;
import java.io.BufferedReader;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Watches a table as a browser would. */
public final class SseClient implements AutoCloseable {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    public record Frame(long id, String name, String data) {
        public JsonNode json() {
            return Json.mapper().readTree(data);
        }
    }

    final AtomicInteger comments = new AtomicInteger();
    private final BlockingQueue<Frame> frames = new LinkedBlockingQueue<>();
    private final InputStream stream;
    private final boolean compressed;
    private final Thread thread;

    private SseClient(InputStream stream, boolean compressed) {
        this.stream = stream;
        this.compressed = compressed;
        this.thread = Thread.ofVirtual().start(this::read);
    }

    /** A table's stream after the given event, as one viewer sees it. */
    public static SseClient as(int port, String table, @Nullable String player, @Nullable Long lastEventId) {
        return open(port, table, player, lastEventId);
    }

    public static SseClient open(int port, String table, @Nullable String player, @Nullable Long lastEventId) {
        return openPath(port, "/api/v1/tables/" + table + "/stream", player, lastEventId);
    }

    /** Any stream without an owner. */
    public static SseClient follow(int port, String path) {
        return openPath(port, path, null, null);
    }

    /** The same for a viewer behind a proxy. */
    public static SseClient followFrom(int port, String path, String address) {
        return send(request(port, path).header("X-Forwarded-For", address));
    }

    /** The same from the event behind the given one on. */
    public static SseClient resume(int port, String path, long lastEventId) {
        return openPath(port, path, null, lastEventId);
    }

    /** A table's stream as a browser asks for it, which can unpack what it gets. */
    static SseClient openCompressed(int port, String table) {
        var request = request(port, "/api/v1/tables/" + table + "/stream").header("Accept-Encoding", "gzip");
        return send(request);
    }

    private static HttpRequest.Builder request(int port, String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    private static SseClient openPath(int port, String path, @Nullable String player, @Nullable Long lastEventId) {
        var request = request(port, path);
        if (player != null) {
            request.header("Cookie", "perennial_token=" + player);
        }
        if (lastEventId != null) {
            request.header("Last-Event-ID", Long.toString(lastEventId));
        }
        return send(request);
    }

    private static SseClient send(HttpRequest.Builder request) {
        try {
            var response = HTTP.send(request.build(), BodyHandlers.ofInputStream());
            if (response.statusCode() != 200) {
                throw new IllegalStateException("status " + response.statusCode());
            }
            String encoding = response.headers().firstValue("Content-Encoding").orElse("");
            return new SseClient(response.body(), encoding.equals("gzip"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void read() {
        long id = -1;
        String name = "";
        try {
            var reader = new BufferedReader(new InputStreamReader(unpacked(), StandardCharsets.UTF_8));
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith(":")) {
                    comments.incrementAndGet();
                } else if (line.startsWith("id: ")) {
                    id = Long.parseLong(line.substring(4));
                } else if (line.startsWith("event: ")) {
                    name = line.substring(7);
                } else if (line.startsWith("data: ")) {
                    frames.add(new Frame(id, name, line.substring(6)));
                }
            }
        } catch (IOException e) {
            // closed by us or by the server: the stream is over either way
        }
    }

    boolean isCompressed() {
        return compressed;
    }

    /** Unpacked bytes as soon as they are there. */
    private InputStream unpacked() throws IOException {
        if (!compressed) {
            return stream;
        }
        return new FilterInputStream(new GZIPInputStream(stream)) {
            /**
             * A packed stream always claims that there is more: who reads text from it would wait for a full buffer.
             */
            @Override
            public int available() {
                return 0;
            }
        };
    }

    public Frame next() {
        try {
            Frame frame = frames.poll(20, TimeUnit.SECONDS);
            if (frame == null) {
                throw new AssertionError("nothing came");
            }
            return frame;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** All frames up to the one with that id. */
    public List<Frame> until(long id) {
        var all = new ArrayList<Frame>();
        do {
            all.add(next());
        } while (all.getLast().id() < id);
        return all;
    }

    public boolean isQuiet() {
        return frames.isEmpty();
    }

    boolean ended() throws InterruptedException {
        return thread.join(Duration.ofSeconds(20));
    }

    @Override
    public void close() {
        try {
            // Not the reader: it is locked by the thread that waits for the next line, so closing it would hang.
            stream.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
