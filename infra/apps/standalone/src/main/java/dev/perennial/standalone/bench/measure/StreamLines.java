package dev.perennial.standalone.bench.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Reads a table's stream on a thread of its own, line by line, until it is closed. */
public final class StreamLines implements AutoCloseable {
    private final Thread reader;

    public StreamLines(HttpClient client, String address, String table, Consumer<String> taker) {
        var request = HttpRequest.newBuilder(URI.create(address + "/api/v1/tables/" + table + "/stream"))
                .header("Accept", "text/event-stream")
                .build();
        reader = Thread.startVirtualThread(() -> read(client, request, taker));
    }

    private static void read(HttpClient client, HttpRequest request, Consumer<String> taker) {
        try {
            var response = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
            try (var lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    taker.accept(line);
                }
            }
        } catch (IOException | InterruptedException e) {
            // The stream ends when the measurement does.
        }
    }

    @Override
    public void close() {
        reader.interrupt();
    }
}
