package dev.perennial.standalone.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.admin.FirstAdmin;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.TestStandalone;
import dev.perennial.standalone.api.Api;
import dev.perennial.testing.fuzz.Endpoint;
import dev.perennial.testing.fuzz.Endpoint.Kind;
import dev.perennial.testing.fuzz.RequestFuzzer;
import java.net.URI;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * The endpoints of the query and the tournament service, found by their descriptions and asked through the front door.
 */
@OnlyInFullRun
class BadRequestsEverywhereIT {
    private static final int EACH = Boolean.getBoolean("perennial.full") ? 500 : 12;
    /** They cannot be asked wrongly, and answer forever. */
    private static final Set<String> STREAMS = Set.of("GET /api/v1/lobby/stream", "GET /api/v1/tv/stream");

    private static final String ACCOUNT = "{\"name\":\"boss\",\"password\":\"a long sentence\"}";

    @TempDir
    static Path data;

    private static RunningStandalone running;
    private static DocumentedApi documented;
    private static List<String> tokens;

    @BeforeAll
    static void start() throws Exception {
        running = TestStandalone.start(data);
        documented = new DocumentedApi(running.address(), List.of("query", "tournament"));
        var api = new Api(running.address());
        JsonNode _ = api.post("/api/v1/auth/sign-up", null, ACCOUNT);
        var accounts = running.database("command");
        assertThat(new FirstAdmin(accounts.url(), accounts.user(), accounts.password())
                        .make("boss", false)
                        .done())
                .isTrue();
        String admin =
                api.post("/api/v1/auth/sign-in", null, ACCOUNT).get("token").asString();
        String player = api.signIn("ann").token();
        tokens = List.of("", player, player, admin, admin, player + "x", "nonsense");
    }

    @AfterAll
    static void stop() {
        running.close();
    }

    static Stream<Endpoint> endpoints() {
        return documented.operations().entrySet().stream()
                .filter(each -> !STREAMS.contains(each.getKey()))
                .map(each -> endpoint(each.getKey(), each.getValue()));
    }

    @Test
    void theEndpointsAreFound() {
        assertThat(endpoints().map(Endpoint::toString))
                .contains("POST /api/v1/tournaments/{tournament}/rounds", "GET /api/v1/search/games")
                .contains("POST /api/v1/admin/dead-letters/drop", "GET /api/v1/tables/{table}/stream")
                .hasSizeGreaterThan(65);
    }

    @ParameterizedTest
    @MethodSource("endpoints")
    void noBadRequestBreaksAnything(Endpoint endpoint) throws Exception {
        long events = events();
        new RequestFuzzer(URI.create(running.address()), tokens, EACH, List.of()).on(endpoint);
        assertThat(events()).as("stored by " + endpoint).isEqualTo(events);
    }

    private static long events() throws Exception {
        return stored("command") + stored("tournament");
    }

    private static long stored(String service) throws Exception {
        var database = running.database(service);
        try (var connection = DriverManager.getConnection(database.url(), database.user(), database.password());
                var statement = connection.createStatement();
                var found = statement.executeQuery("select count(*) from domain_event_entry")) {
            assertThat(found.next()).isTrue();
            return found.getLong(1);
        }
    }

    private static Endpoint endpoint(String name, JsonNode operation) {
        String[] parts = name.split(" ");
        Map<String, Kind> fields = new TreeMap<>();
        operation
                .at("/requestBody/content")
                .forEach(content -> content.path("example").properties().forEach(field -> {
                    JsonNode value = field.getValue();
                    fields.put(field.getKey(), value.isString() ? Kind.TEXT : value.isArray() ? Kind.LIST : Kind.OTHER);
                }));
        if (name.equals("POST /api/v1/leagues")) {
            fields.remove("name"); // any text will do for a league's name, so that it would not be a bad request
        }
        return new Endpoint(parts[0], parts[1], fields);
    }
}
