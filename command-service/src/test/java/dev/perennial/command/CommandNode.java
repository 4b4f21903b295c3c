package dev.perennial.command;

import dev.perennial.command.auth.external.TestIssuer;
import dev.perennial.contract.json.Json;
import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.JsonNode;

/** A whole command service on a port of its own, with real PostgreSQL and Kafka behind it. */
public final class CommandNode implements AutoCloseable {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    static {
        Awaitility.setDefaultTimeout(Duration.ofSeconds(30)); // two modules are tested at a time, on few processors
    }

    private final ConfigurableApplicationContext context;
    private final TestDatabase database;

    /** One node for all tests that leave the others alone; it lives as long as the tests run. */
    private static final class Shared {
        static final TestIssuer ISSUER = new TestIssuer();
        static final CommandNode NODE = start();

        private static CommandNode start() {
            try {
                return new CommandNode(
                        TestBackends.freshDatabase(),
                        Files.createTempDirectory("command-node"),
                        // All tests come from one address.
                        "perennial.auth.newcomers=1000000",
                        "perennial.auth.attempts=1000000",
                        "PERENNIAL_OIDC_ISSUER=" + ISSUER.address(),
                        "PERENNIAL_OIDC_CLIENT_ID=perennial-club",
                        "PERENNIAL_OIDC_CLIENT_SECRET=a secret & more",
                        "PERENNIAL_OIDC_NAME=Club");
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }
    }

    /** The other provider by which one can sign in at the shared node. */
    public static TestIssuer issuer() {
        return Shared.ISSUER;
    }

    /** Not to be closed. */
    public static CommandNode shared() {
        return Shared.NODE;
    }

    public CommandNode(TestDatabase database, Path data, String... more) {
        this.database = database;
        context = new SpringApplicationBuilder(CommandService.class)
                .properties(
                        "spring.config.name=command",
                        "PERENNIAL_DB_URL=" + database.url(),
                        "PERENNIAL_DB_USER=" + database.user(),
                        "PERENNIAL_DB_PASSWORD=" + database.password(),
                        "PERENNIAL_KAFKA=" + TestBackends.bootstrapServers(),
                        "PERENNIAL_PORT=0",
                        "PERENNIAL_DATA=" + data,
                        "PERENNIAL_DEV_SIGN_IN=true",
                        // Passwords of tests need no protection, and tests have no time.
                        "perennial.auth.bcrypt-strength=4",
                        "PERENNIAL_TABLES_PER_HOUR=0",
                        "PERENNIAL_COMMANDS_PER_SECOND=0",
                        "PERENNIAL_BOT_PAUSE=0ms")
                .properties(more)
                .run();
    }

    public record Answer(int status, String contentType, JsonNode body, HttpResponse<String> raw) {
        public String code() {
            return body.path("code").asString("");
        }
    }

    public <T> T bean(String name, Class<T> type) {
        return context.getBean(name, type);
    }

    public TestDatabase database() {
        return database;
    }

    public <T> T bean(Class<T> type) {
        return context.getBean(type);
    }

    public String signIn(String name) {
        return post("/api/v1/auth/dev", null, "{\"name\":\"%s\"}".formatted(name))
                .body()
                .get("token")
                .asString();
    }

    /** Any request; without a body if it is null. */
    public Answer send(String method, String path, String token, String body, String... headers) {
        var publisher = body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body);
        return send(HttpRequest.newBuilder(uri(path)).method(method, publisher), token, headers);
    }

    public Answer get(String path, String token, String... headers) {
        return send(HttpRequest.newBuilder(uri(path)).GET(), token, headers);
    }

    public Answer post(String path, String token, String body, String... headers) {
        return send(HttpRequest.newBuilder(uri(path)).POST(HttpRequest.BodyPublishers.ofString(body)), token, headers);
    }

    /** A table the first of them opens and all of them sit down at. */
    public String seated(String body, List<String> tokens) {
        String table = post("/api/v1/tables", tokens.getFirst(), body)
                .body()
                .get("table")
                .asString();
        for (String token : tokens) {
            Answer seated = post("/api/v1/tables/" + table + "/seats", token, "{}");
            if (seated.status() != 200) {
                throw new AssertionError(seated);
            }
        }
        return table;
    }

    /** The seat's own move of that number; the same key again is the same request. */
    public Answer play(String table, String token, int number, String move, String key) {
        return post(
                "/api/v1/tables/" + table + "/moves",
                token,
                "{\"seatMove\":%d,\"move\":%s}".formatted(number, move),
                "Idempotency-Key",
                key);
    }

    public Answer delete(String path, String token) {
        return send(HttpRequest.newBuilder(uri(path)).DELETE(), token);
    }

    public Answer get(String path) {
        return send(HttpRequest.newBuilder(uri(path)).GET(), null);
    }

    private Answer send(HttpRequest.Builder request, String token, String... headers) {
        request.setHeader("Content-Type", "application/json");
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        for (int i = 0; i < headers.length; i += 2) {
            request.setHeader(headers[i], headers[i + 1]);
        }
        try {
            var response = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
            String type = response.headers().firstValue("Content-Type").orElse("");
            JsonNode body = type.contains("json")
                    ? Json.mapper().readTree(response.body())
                    : Json.mapper().createObjectNode();
            return new Answer(response.statusCode(), type, body, response);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public URI uri(String path) {
        return URI.create("http://127.0.0.1:" + context.getEnvironment().getProperty("local.server.port") + path);
    }

    @Override
    public void close() {
        context.close();
    }
}
