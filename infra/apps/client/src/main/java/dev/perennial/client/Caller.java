package dev.perennial.client;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Sends requests with or without credentials. */
record Caller(Wire wire, @Nullable Credentials credentials) {
    private static final int UNAUTHENTICATED = 401;

    JsonNode get(String path) {
        return Wire.read(text(path));
    }

    String text(String path) {
        return send(true, wire.request(path).GET());
    }

    /** Sent again only if it cannot have been done. */
    JsonNode post(String path, JsonNode body) {
        return Wire.read(send(false, json(path, body)));
    }

    /** With a key the server does it once, however often it is sent. */
    JsonNode postOnce(String path, JsonNode body, String key) {
        return Wire.read(send(true, json(path, body).header("Idempotency-Key", key)));
    }

    private HttpRequest.Builder json(String path, JsonNode body) {
        return wire.request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString()));
    }

    private String send(boolean repeatable, HttpRequest.Builder request) {
        return wire.retries().run(repeatable, () -> authorised(request));
    }

    private String authorised(HttpRequest.Builder request) {
        if (credentials == null) {
            return wire.send(request.build());
        }
        String token = credentials.token();
        try {
            return wire.send(
                    request.copy().header("Authorization", "Bearer " + token).build());
        } catch (ClientProblem problem) {
            if (problem.status() != UNAUTHENTICATED || !credentials.renewed(token)) {
                throw problem;
            }
            return wire.send(request.copy()
                    .header("Authorization", "Bearer " + credentials.token())
                    .build());
        }
    }
}
