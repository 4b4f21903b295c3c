package dev.perennial.standalone.start;

import dev.perennial.standalone.console.CannotStart;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;

/** Asks through the front door like anyone else, until both the page and the keys for signing in are served. */
public final class ReadinessProbe {
    private static final int OK = 200;
    private static final List<String> PATHS = List.of("/", "/api/v1/jwks");
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private ReadinessProbe() {}

    public static void await(String address) {
        await(address, PATIENCE);
    }

    static void await(String address, Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (String path : PATHS) {
                HttpRequest request = HttpRequest.newBuilder(URI.create(address + path))
                        .timeout(patience)
                        .build();
                int status = status(client, request);
                while (status != OK) {
                    if (System.nanoTime() > end) {
                        throw new CannotStart(address + path + " answers only " + status + ".", null);
                    }
                    Thread.sleep(100);
                    status = status(client, request);
                }
            }
        } catch (IOException e) {
            throw new CannotStart(address + " does not answer: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CannotStart("Stopped while starting.", e);
        }
    }

    private static int status(HttpClient client, HttpRequest request) throws IOException, InterruptedException {
        return client.send(request, BodyHandlers.discarding()).statusCode();
    }
}
