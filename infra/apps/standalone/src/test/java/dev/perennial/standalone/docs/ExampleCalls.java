package dev.perennial.standalone.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Sends the examples of the descriptions as they are shown, with real ids in the place of the shown ones, and holds
 * every answer against the description: status, media type, schema.
 */
final class ExampleCalls {
    private static final int NO_TOKEN = 401;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String address;
    private final DocumentedSchemas documents;
    private final Set<String> done = new TreeSet<>();

    ExampleCalls(String address, DocumentedSchemas documents) {
        this.address = address;
        this.documents = documents;
    }

    Set<String> done() {
        return done;
    }

    /** Answers what came back. */
    JsonNode send(String operation, String token, Map<String, String> real) throws Exception {
        if (demandsToken(operation)) {
            assertThat(token).as(operation + " demands a token").isNotNull();
            requireRefused(operation, real);
        }
        var answer = answer(operation, token, real);
        String body = text(operation, answer);
        assertThat(answer.statusCode()).as(operation + " -> " + body).isEqualTo(documents.status(operation));
        done.add(operation);
        Set<String> media = Set.copyOf(documents.answers(operation).propertyNames());
        if (media.isEmpty()) {
            assertThat(body).as(operation).isEmpty();
            return JsonNodeFactory.instance.missingNode();
        }
        assertThat(media).as(operation).contains(type(answer));
        if (!media.contains("application/json")) {
            return JsonNodeFactory.instance.missingNode();
        }
        JsonNode told = Json.mapper().readTree(body);
        documents.requireAnswer(operation, told);
        return told;
    }

    /** For what cannot work here, since it needs a mail server or another provider. */
    void refused(String operation, String token, Map<String, String> real, String code) throws Exception {
        var answer = answer(operation, token, real);
        String body = text(operation, answer);
        assertThat(type(answer)).as(operation + " -> " + body).isEqualTo("application/problem+json");
        JsonNode problem = Json.mapper().readTree(body);
        documents.requireProblem(operation, problem);
        assertThat(problem.get("code").asString()).isEqualTo(code);
        done.add(operation);
    }

    private void requireRefused(String operation, Map<String, String> real) throws Exception {
        var answer = answer(operation, null, real);
        assertThat(answer.statusCode()).as(operation + " without a token").isEqualTo(NO_TOKEN);
        assertThat(type(answer)).isEqualTo("application/problem+json");
        documents.requireProblem(operation, Json.mapper().readTree(text(operation, answer)));
    }

    private boolean demandsToken(String operation) {
        JsonNode security = documents.operations().get(operation).path("security");
        return !security.isEmpty() && security.valueStream().noneMatch(JsonNode::isEmpty);
    }

    private HttpResponse<java.io.InputStream> answer(String operation, String token, Map<String, String> real)
            throws Exception {
        String[] name = operation.split(" ");
        String path = name[1];
        for (var each : real.entrySet()) {
            path = path.replace("{" + each.getKey() + "}", each.getValue());
        }
        assertThat(path).as("variables of " + operation).doesNotContain("{");
        JsonNode example = documents.request(operation).at("/application~1json/example");
        var request = HttpRequest.newBuilder(URI.create(address + path + query(operation, real)))
                .timeout(Duration.ofSeconds(30))
                .method(
                        name[0],
                        example.isMissingNode()
                                ? BodyPublishers.noBody()
                                : BodyPublishers.ofString(real(example, real).toString()));
        if (!example.isMissingNode()) {
            request.header("Content-Type", "application/json");
        }
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        for (JsonNode parameter : documents.operations().get(operation).path("parameters")) {
            if (parameter.get("name").asString().equals("Idempotency-Key")) {
                request.header("Idempotency-Key", UUID.randomUUID().toString());
            }
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    }

    /** The parameters that the description gives an example of. */
    private String query(String operation, Map<String, String> real) {
        List<String> parts = new ArrayList<>();
        for (JsonNode parameter : documents.operations().get(operation).path("parameters")) {
            if (parameter.has("example") && parameter.get("in").asString().equals("query")) {
                String shown = parameter.get("example").asString();
                parts.add(parameter.get("name").asString() + "="
                        + URLEncoder.encode(real.getOrDefault(shown, shown), StandardCharsets.UTF_8));
            }
        }
        return parts.isEmpty() ? "" : "?" + String.join("&", parts);
    }

    private static JsonNode real(JsonNode shown, Map<String, String> real) {
        return switch (shown) {
            case ObjectNode object -> {
                ObjectNode copy = object.objectNode();
                object.properties().forEach(each -> copy.set(each.getKey(), real(each.getValue(), real)));
                yield copy;
            }
            case ArrayNode list -> {
                ArrayNode copy = list.arrayNode();
                list.forEach(each -> copy.add(real(each, real)));
                yield copy;
            }
            default ->
                shown.isString() && isMadeUp(shown.asString()) && real.containsKey(shown.asString())
                        ? JsonNodeFactory.instance.stringNode(real.get(shown.asString()))
                        : shown;
        };
    }

    /** Ids and secrets of the examples look like {@code p-9a} or {@code pt_...}; path variables are plain words. */
    private static boolean isMadeUp(String value) {
        return value.contains("-") || value.contains(".");
    }

    private static String type(HttpResponse<?> answer) {
        return answer.headers().firstValue("Content-Type").orElse("none").replaceFirst(";.*", "");
    }

    /** Streams never end: what they are is seen at their head. */
    private static String text(String operation, HttpResponse<java.io.InputStream> answer) throws IOException {
        try (var body = answer.body()) {
            return type(answer).equals("text/event-stream")
                    ? operation
                    : new String(body.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
