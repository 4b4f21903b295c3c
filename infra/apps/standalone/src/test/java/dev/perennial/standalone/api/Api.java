package dev.perennial.standalone.api;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import tools.jackson.databind.JsonNode;

/** The public interface as a program outside sees it. */
public record Api(String address) {
    static final HttpClient CLIENT = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();

    /** Thrown for anything but success. */
    public static final class Problem extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final int status;
        private final String code;

        Problem(int status, String body, String code) {
            super(status + " " + body);
            this.status = status;
            this.code = code;
        }

        public int status() {
            return status;
        }

        public String code() {
            return code;
        }
    }

    public Player signIn(String name) {
        JsonNode answer = post("/api/v1/auth/dev", null, "{\"name\":\"" + name + "\"}");
        return new Player(
                this, answer.get("token").asString(), answer.get("player").asString());
    }

    public JsonNode get(String path, String token) {
        return send(HttpRequest.newBuilder(URI.create(address + path)).GET(), token);
    }

    public JsonNode post(String path, String token, String body, String... headers) {
        return send(
                HttpRequest.newBuilder(URI.create(address + path)).POST(HttpRequest.BodyPublishers.ofString(body)),
                token,
                headers);
    }

    public JsonNode put(String path, String token, String body) {
        return send(
                HttpRequest.newBuilder(URI.create(address + path)).PUT(HttpRequest.BodyPublishers.ofString(body)),
                token);
    }

    public JsonNode put(String path, String token) {
        return send(HttpRequest.newBuilder(URI.create(address + path)).PUT(HttpRequest.BodyPublishers.noBody()), token);
    }

    private static JsonNode send(HttpRequest.Builder request, String token, String... headers) {
        request.timeout(Duration.ofSeconds(30)).header("Content-Type", "application/json");
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            var response = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
            boolean json =
                    response.headers().firstValue("Content-Type").orElse("").contains("json");
            JsonNode body = json
                    ? Json.mapper().readTree(response.body())
                    : Json.mapper().createObjectNode();
            if (response.statusCode() / 100 != 2) {
                throw new Problem(
                        response.statusCode(),
                        response.body(),
                        body.path("code").asString(""));
            }
            return body;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
