package dev.perennial.testing.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.net.URI;
import java.util.List;

/**
 * Sends many bad requests to one endpoint: nothing may break, and no answer may reveal internals.
 *
 * @param known ids that are in use
 */
public record RequestFuzzer(URI address, List<String> tokens, int times, List<String> known) {
    private static final List<String> INSIDE =
            List.of("Exception", "dev.perennial", "org.springframework", "java.", "jackson");

    public void on(Endpoint endpoint) throws IOException {
        var bad = new BadRequests(endpoint.toString().hashCode(), known);
        try (var line = new RawHttp(address)) {
            for (int i = 0; i < times; i++) {
                var request = bad.next(endpoint);
                var answer = line.send(endpoint.method(), request, bad.one(tokens));
                String told = endpoint + " " + i + ": " + request + " -> " + answer;
                assertTrue(answer.status() >= 200 && answer.status() < 500, told);
                assertTrue(INSIDE.stream().noneMatch(answer.body()::contains), told);
                if (answer.status() >= 400 && answer.reachedUs()) {
                    String code =
                            Json.mapper().readTree(answer.body()).path("code").asString("");
                    assertTrue(code.matches("[A-Z_]+"), told);
                }
            }
        }
    }
}
