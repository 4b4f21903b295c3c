package dev.perennial.standalone.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The interface as its descriptions tell it. What they do not name cannot be sent, and what they show as an answer must
 * be in the answer.
 */
final class DocumentedApi {
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String address;
    private final Map<String, JsonNode> operations = new TreeMap<>();

    DocumentedApi(String address, List<String> services) throws Exception {
        this.address = address;
        for (String service : services) {
            JsonNode description = Json.mapper().readTree(fetch("/api/docs/" + service));
            description
                    .get("paths")
                    .properties()
                    .forEach(path -> path.getValue()
                            .properties()
                            .forEach(each -> operations.put(
                                    each.getKey().toUpperCase() + " " + path.getKey(), each.getValue())));
        }
    }

    String fetch(String path) throws Exception {
        var answer =
                client.send(HttpRequest.newBuilder(URI.create(address + path)).build(), BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        return answer.body();
    }

    Map<String, JsonNode> operations() {
        return operations;
    }

    /** The request that is shown as an example, to be changed. */
    ObjectNode exampleOf(String operation) {
        return (ObjectNode) request(operation).get("example").deepCopy();
    }

    /** One call. */
    record Call(String operation, List<String> variables, String query, JsonNode body, Map<String, String> headers) {
        static Call of(String operation, String... variables) {
            return new Call(operation, List.of(variables), "", null, Map.of());
        }

        Call asking(String parameter, Object value) {
            return new Call(operation, variables, parameter + "=" + value, body, headers);
        }

        Call with(JsonNode content) {
            return new Call(operation, variables, query, content, headers);
        }

        Call header(String name, String value) {
            return new Call(operation, variables, query, body, Map.of(name, value));
        }
    }

    JsonNode send(Call call, String token) throws Exception {
        JsonNode operation = operation(call.operation());
        String path = call.operation().replaceFirst("^\\S+ ", "");
        for (String variable : call.variables()) {
            path = path.replaceFirst("\\{[^}]*}", variable);
        }
        var request = HttpRequest.newBuilder(
                        URI.create(address + path + (call.query().isEmpty() ? "" : "?" + call.query())))
                .timeout(Duration.ofSeconds(60))
                .method(
                        call.operation().replaceFirst(" .*", ""),
                        call.body() == null
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(
                                        call.body().toString()));
        var names = new ArrayList<String>();
        operation.path("parameters").forEach(each -> names.add(each.get("name").asString()));
        if (!call.query().isEmpty()) {
            assertThat(names).as(call.operation()).contains(call.query().replaceFirst("=.*", ""));
        }
        call.headers().forEach(request::header);
        assertThat(names).as(call.operation()).containsAll(call.headers().keySet());
        if (call.body() != null) {
            JsonNode content = operation.get("requestBody").get("content");
            request.header("Content-Type", content.propertyNames().iterator().next());
        }
        if (token != null && operation.has("security")) {
            request.header("Authorization", "Bearer " + token);
        }
        var answer = client.send(request.build(), BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(call + " -> " + answer.body()).isBetween(200, 299);
        JsonNode told = Json.mapper().readTree(answer.body());
        requireShape(call.operation(), answerExample(operation), told);
        return told;
    }

    private JsonNode operation(String name) {
        assertThat(operations).containsKey(name);
        return operations.get(name);
    }

    private JsonNode request(String operation) {
        return operation(operation).get("requestBody").get("content").iterator().next();
    }

    static JsonNode answerExample(JsonNode operation) {
        for (JsonNode response : operation.get("responses")) {
            for (JsonNode content : response.path("content")) {
                if (content.has("example")) {
                    return content.get("example");
                }
            }
        }
        return null;
    }

    /** Every field that the example shows is there. */
    private static void requireShape(String where, JsonNode example, JsonNode told) {
        if (example == null || !example.isObject()) {
            return;
        }
        example.properties().forEach(field -> {
            assertThat(told.has(field.getKey()))
                    .as(where + " tells " + field.getKey() + " in " + told)
                    .isTrue();
            if (told.get(field.getKey()).isObject()) {
                requireShape(where, field.getValue(), told.get(field.getKey()));
            }
        });
    }
}
