package dev.perennial.standalone.api;

import dev.perennial.contract.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** A spectator on a table's stream. */
public final class Watcher implements AutoCloseable {

    public record Frame(long id, String event, JsonNode data) {}

    private final List<Frame> frames = new CopyOnWriteArrayList<>();
    private final StringBuffer bytes = new StringBuffer();
    private final Thread reader;

    public Watcher(Api api, String table, Long lastEventId) {
        var request = HttpRequest.newBuilder(URI.create(api.address() + "/api/v1/tables/" + table + "/stream"))
                .header("Accept", "text/event-stream");
        if (lastEventId != null) {
            request.header("Last-Event-ID", lastEventId.toString());
        }
        reader = Thread.startVirtualThread(() -> read(request.build()));
    }

    private void read(HttpRequest request) {
        try {
            var response = Api.CLIENT.send(request, HttpResponse.BodyHandlers.ofInputStream());
            try (var lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
                long id = -1;
                String event = "";
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    bytes.append(line).append('\n');
                    if (line.startsWith("id:")) {
                        id = Long.parseLong(line.substring(3).strip());
                    } else if (line.startsWith("event:")) {
                        event = line.substring(6).strip();
                    } else if (line.startsWith("data:")) {
                        frames.add(new Frame(id, event, Json.mapper().readTree(line.substring(5))));
                    }
                }
            }
        } catch (IOException | InterruptedException e) {
            // The stream ended; what arrived is what counts.
        }
    }

    public List<Frame> await(Predicate<List<Frame>> enough) throws InterruptedException {
        long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!enough.test(frames) && System.nanoTime() < deadline) {
            Thread.sleep(10);
        }
        return List.copyOf(frames);
    }

    /** Everything received so far, as text. */
    public String bytes() {
        return bytes.toString();
    }

    @Override
    public void close() {
        reader.interrupt();
    }
}
