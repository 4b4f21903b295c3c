package dev.perennial.standalone.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/** One of very many spectators: counts what comes, notices what is missing, and how long each event was on its way. */
final class WatchingClient implements AutoCloseable {
    private static final String TIME = "\"time\":\"";

    private final CountDownLatch connected = new CountDownLatch(1);
    private final Collection<Long> latencies;
    private final Thread reader;
    private volatile long last = -1;
    private final AtomicLong gaps = new AtomicLong();

    WatchingClient(HttpClient client, String address, String table, Collection<Long> latencies) {
        this.latencies = latencies;
        var request = HttpRequest.newBuilder(URI.create(address + "/api/v1/tables/" + table + "/stream"))
                .header("Accept", "text/event-stream")
                .build();
        reader = Thread.startVirtualThread(() -> read(client, request));
    }

    private void read(HttpClient client, HttpRequest request) {
        try {
            var response = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
            try (var lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
                boolean snapshot = true;
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    if (line.startsWith("id: ")) {
                        count(Long.parseLong(line.substring(4)), snapshot);
                    } else if (line.startsWith("data: ")) {
                        if (!snapshot) {
                            time(line);
                        }
                        snapshot = false;
                        connected.countDown();
                    }
                }
            }
        } catch (IOException | InterruptedException e) {
            // The stream ends when the measurement does.
        }
    }

    private void count(long sequence, boolean snapshot) {
        if (!snapshot && sequence != last + 1) {
            long _ = gaps.incrementAndGet();
        }
        last = sequence;
    }

    private void time(String data) {
        int at = data.lastIndexOf(TIME) + TIME.length();
        Instant happened = Instant.parse(data.substring(at, data.indexOf('"', at)));
        latencies.add(Duration.between(happened, Instant.now()).toNanos());
    }

    void awaitConnected() throws InterruptedException {
        connected.await();
    }

    /** The last event that came. */
    long last() {
        return last;
    }

    /** How often an event did not follow the one before it. */
    long gaps() {
        return gaps.get();
    }

    @Override
    public void close() {
        reader.interrupt();
    }
}
