package dev.perennial.standalone.docs;

import dev.perennial.contract.json.Json;
import dev.perennial.standalone.api.Api;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Personal tokens with the scopes they were made with, and what comes back when they are used. */
final class Programs {
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Api api;

    Programs(String address) {
        api = new Api(address);
    }

    /** What came back. It was stopped if it ended before any handler of an operation saw it. */
    record Outcome(int status, String code, String detail, boolean page) {
        boolean stopped() {
            return code.equals("SCOPE")
                    || page
                    || status == 401
                    || status == 405
                    || (status == 404 && code.equals("NOT_FOUND"))
                    || (status == 400 && code.equals("BAD_REQUEST"))
                    || (code.equals("MALFORMED") && detail.contains("address is not valid"));
        }
    }

    String token(String owner, Set<String> scopes) {
        String body = Json.mapper().writeValueAsString(Map.of("label", "program", "scopes", List.copyOf(scopes)));
        String secret =
                api.post("/api/v1/auth/tokens", owner, body).get("secret").asString();
        return api.post("/api/v1/auth/token", null, "{\"secret\":\"" + secret + "\"}")
                .get("token")
                .asString();
    }

    /** Streams are not read to their end, which they have none of. */
    Outcome send(String address, String method, String path, String token, String body, Map<String, String> headers) {
        var request = HttpRequest.newBuilder(URI.create(address + path))
                .timeout(Duration.ofSeconds(30))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .method(method, method.equals("GET") ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        headers.forEach(request::header);
        try {
            var answer = client.send(request.build(), BodyHandlers.ofInputStream());
            String type = answer.headers().firstValue("Content-Type").orElse("");
            try (var content = answer.body()) {
                JsonNode problem = type.startsWith("application/problem+json")
                        ? Json.mapper().readTree(content.readAllBytes())
                        : Json.mapper().createObjectNode();
                return new Outcome(
                        answer.statusCode(),
                        problem.path("code").asString(""),
                        problem.path("detail").asString(""),
                        type.startsWith("text/html"));
            }
        } catch (IOException e) {
            throw new IllegalStateException(method + " " + address + path + ": " + e, e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
