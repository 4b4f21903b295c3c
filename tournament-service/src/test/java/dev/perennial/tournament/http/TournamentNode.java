package dev.perennial.tournament.http;

import dev.perennial.contract.json.Json;
import dev.perennial.testing.TestBackends;
import dev.perennial.tournament.TournamentService;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.springframework.boot.Banner;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import tools.jackson.databind.JsonNode;

/** A whole tournament service on a port of its own, with real PostgreSQL and Kafka behind it. */
final class TournamentNode {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final TestKeys keys = new TestKeys();
    private final ConfigurableApplicationContext context;

    /** One node for all tests of this kind; it lives as long as the tests run. */
    private static final class Shared {
        static final TournamentNode NODE = new TournamentNode(
                "roles",
                "PERENNIAL_COMMANDS_PER_SECOND=0",
                "PERENNIAL_TOURNAMENTS_PER_HOUR=0",
                "PERENNIAL_BOTS_PER_HOUR=0",
                "PERENNIAL_INVITATIONS_PER_HOUR=0",
                "PERENNIAL_OPEN_INVITATIONS=0");
    }

    static TournamentNode shared() {
        return Shared.NODE;
    }

    /** One of its own, with the limits it has unless others are given. */
    TournamentNode(String group, String... settings) {
        var database = TestBackends.freshDatabase();
        context = new SpringApplicationBuilder(TournamentService.class)
                .bannerMode(Banner.Mode.OFF)
                .properties(settings)
                .properties(
                        "spring.config.name=" + TournamentService.CONFIG_NAME,
                        "PERENNIAL_DB_URL=" + database.url(),
                        "PERENNIAL_DB_USER=" + database.user(),
                        "PERENNIAL_DB_PASSWORD=" + database.password(),
                        "PERENNIAL_KAFKA=" + TestBackends.bootstrapServers(),
                        "PERENNIAL_PORT=0",
                        "PERENNIAL_JWKS_URI=" + keys.address(),
                        "perennial.tournament.group=" + group)
                .run();
    }

    TestKeys keys() {
        return keys;
    }

    /** What came back; the code is empty where nothing was wrong. */
    record Answer(int status, JsonNode body, HttpHeaders headers) {
        String code() {
            return body.path("code").asString("");
        }

        String text(String field) {
            return body.get(field).asString();
        }
    }

    Answer send(String method, String path, String token, String body) {
        var publisher = body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body);
        var request = HttpRequest.newBuilder(uri(path)).method(method, publisher);
        request.header("Content-Type", "application/json");
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        try {
            var response = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
            boolean json =
                    response.headers().firstValue("Content-Type").orElse("").contains("json");
            return new Answer(
                    response.statusCode(),
                    Json.mapper().readTree(json ? response.body() : "{\"code\":\"NO_JSON\"}"),
                    response.headers());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    URI uri(String path) {
        return URI.create("http://127.0.0.1:" + context.getEnvironment().getProperty("local.server.port") + path);
    }

    /**
     * Something the node can be asked.
     *
     * @param fields of the body
     */
    record Operation(String method, String path, List<String> fields) {
        static List<String> fields(HandlerMethod handler) {
            return Arrays.stream(handler.getMethod().getParameters())
                    .filter(each -> each.isAnnotationPresent(RequestBody.class))
                    .flatMap(each -> Arrays.stream(each.getType().getRecordComponents()))
                    .map(RecordComponent::getName)
                    .toList();
        }

        @Override
        public String toString() {
            return method + " " + path;
        }
    }

    /** All operations as the node itself knows them. */
    List<Operation> operations() {
        return context
                .getBean("requestMappingHandlerMapping", RequestMappingHandlerMapping.class)
                .getHandlerMethods()
                .entrySet()
                .stream()
                .filter(each -> each.getValue().getBeanType().getPackageName().startsWith("dev.perennial.tournament"))
                .flatMap(each -> each.getKey().getMethodsCondition().getMethods().stream()
                        .flatMap(method -> each.getKey().getPatternValues().stream()
                                .map(path -> new Operation(method.name(), path, Operation.fields(each.getValue())))))
                .sorted(Comparator.comparing(Operation::toString))
                .toList();
    }

    /** How many records that reader has kept aside. */
    long keptAside(String reader) {
        Long count = context.getBean(JdbcTemplate.class)
                .queryForObject("select count(*) from unread_record where reader = ?", Long.class, reader);
        return count == null ? -1 : count;
    }

    <T> T bean(Class<T> type) {
        return context.getBean(type);
    }

    void close() {
        context.close();
    }

    long events() {
        Long count = context.getBean(JdbcTemplate.class)
                .queryForObject("select count(*) from domain_event_entry", Long.class);
        return count == null ? -1 : count;
    }
}
