package dev.perennial.standalone.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/** Watches one table's stream and notes when each sequence arrived. */
final class Spectator implements AutoCloseable {
    private final ConcurrentHashMap<Long, Long> arrivals = new ConcurrentHashMap<>();
    private final CountDownLatch connected = new CountDownLatch(1);
    private final Thread reader;

    Spectator(HttpClient client, String address, String table) {
        var request = HttpRequest.newBuilder(URI.create(address + "/api/v1/tables/" + table + "/stream"))
                .header("Accept", "text/event-stream")
                .build();
        reader = Thread.startVirtualThread(() -> read(client, request));
    }

    private void read(HttpClient client, HttpRequest request) {
        try {
            var response = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
            try (var lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    connected.countDown();
                    if (line.startsWith("id:")) {
                        arrivals.putIfAbsent(Long.parseLong(line.substring(3).strip()), System.nanoTime());
                    }
                }
            }
        } catch (IOException | InterruptedException e) {
            // The stream ends when the measurement does.
        }
    }

    void awaitConnected() throws InterruptedException {
        connected.await();
    }

    /** When the sequence came, in nanoseconds; waits for it. */
    long arrival(long sequence) throws InterruptedException {
        for (int tries = 0; tries < 10_000; tries++) {
            Long at = arrivals.get(sequence);
            if (at != null) {
                return at;
            }
            Thread.sleep(1);
        }
        throw new IllegalStateException("sequence " + sequence + " never reached the spectator");
    }

    @Override
    public void close() {
        reader.interrupt();
    }
}
