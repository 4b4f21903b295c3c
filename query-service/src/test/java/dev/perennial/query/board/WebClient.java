package dev.perennial.query.board;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Asks a node over HTTP. */
public final class WebClient {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final int port;

    public WebClient(int port) {
        this.port = port;
    }

    public HttpResponse<String> get(String path, @Nullable String token, String... headers) {
        return send(request(path), token, headers);
    }

    /** Answers that are slow to come, all at the time of one. */
    public List<HttpResponse<String>> atOnce(@Nullable String token, List<String> paths) {
        var asked = paths.stream()
                .map(path -> CompletableFuture.supplyAsync(() -> get(path, token)))
                .toList();
        return asked.stream().map(CompletableFuture::join).toList();
    }

    public HttpResponse<String> post(String path, @Nullable String token, String body) {
        var request = request(path).POST(HttpRequest.BodyPublishers.ofString(body));
        return send(request, token, "Content-Type", "application/json");
    }

    public HttpResponse<String> options(String path, String... headers) {
        return send(request(path).method("OPTIONS", HttpRequest.BodyPublishers.noBody()), null, headers);
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request, @Nullable String token, String... headers) {
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return HTTP.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public JsonNode json(String path, @Nullable String token) {
        var response = get(path, token);
        if (response.statusCode() != 200) {
            throw new AssertionError(response.statusCode() + " " + response.body());
        }
        return Json.mapper().readTree(response.body());
    }
}
