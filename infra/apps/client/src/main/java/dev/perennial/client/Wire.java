package dev.perennial.client;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.OptionalLong;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Requests and answers as JSON, to and from one address. */
record Wire(HttpClient client, String address, Retries retries) {
    private static final Duration ANSWER = Duration.ofSeconds(30);

    static Wire to(String address, Duration patience) {
        var client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(5))
                .build();
        return new Wire(client, address.replaceAll("/+$", ""), new Retries(patience));
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address + "/api/v1" + path)).timeout(ANSWER);
    }

    /** One answer as text, or the server's refusal. */
    String send(HttpRequest request) {
        HttpResponse<String> response = receive(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw problem(response, response.body());
        }
        return response.body();
    }

    <T> HttpResponse<T> receive(HttpRequest request, HttpResponse.BodyHandler<T> handler) {
        try {
            return client.send(request, handler);
        } catch (IOException e) {
            throw new Unreachable(address, e);
        } catch (InterruptedException e) {
            throw Pause.interrupted(e);
        }
    }

    static ClientProblem problem(HttpResponse<?> response, String body) {
        JsonNode told = read(body);
        OptionalLong wait = response.headers().firstValueAsLong("Retry-After");
        return new ClientProblem(
                response.statusCode(),
                told.path("code").asString(""),
                told.path("detail").asString(""),
                wait);
    }

    /** A proxy in between may answer with a page of its own. */
    static JsonNode read(String body) {
        try {
            return body.isBlank()
                    ? Json.mapper().createObjectNode()
                    : Json.mapper().readTree(body);
        } catch (JacksonException e) {
            return Json.mapper().createObjectNode();
        }
    }
}
