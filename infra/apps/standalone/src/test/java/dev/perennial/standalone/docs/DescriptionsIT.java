package dev.perennial.standalone.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.admin.FirstAdmin;
import dev.perennial.contract.json.Json;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.TestStandalone;
import dev.perennial.standalone.api.Api;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The OpenAPI documents are where the guide says, exact about types and tokens, and every example works. */
class DescriptionsIT {
    private static final Set<String> MEDIA = Set.of(
            "application/json",
            "application/x-ndjson",
            "image/png",
            "text/css",
            "text/csv",
            "text/event-stream",
            "text/html",
            "text/plain");

    @TempDir
    static Path data;

    private static RunningStandalone running;
    private static DocumentedSchemas schemas;
    private static final List<JsonNode> documents = new ArrayList<>();
    private static final HttpClient client = HttpClient.newHttpClient();

    @BeforeAll
    static void start() throws Exception {
        System.setProperty("PERENNIAL_BOT_PAUSE", "0ms");
        running = TestStandalone.start(data);
        documents.clear();
        for (String service : List.of("command", "query", "tournament")) {
            documents.add(Json.mapper().readTree(get("/api/docs/" + service).body()));
        }
        schemas = new DocumentedSchemas(documents);
    }

    @AfterAll
    static void stop() {
        running.close();
        System.clearProperty("PERENNIAL_BOT_PAUSE");
    }

    private static HttpResponse<String> get(String path) throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create(running.address() + path)).build(), BodyHandlers.ofString());
    }

    @Test
    void theGuideSaysWhereTheDocumentsAre() throws Exception {
        String guide = Files.readString(Path.of("../../../docs/reference/http-api.md"));
        for (String path : List.of("/api/docs", "/api/docs/command", "/api/docs/query", "/api/docs/tournament")) {
            assertThat(guide).contains("`" + path + "`");
            assertThat(get(path).statusCode()).as(path).isEqualTo(200);
        }
        assertThat(get("/api/docs/query").headers().firstValue("Content-Type")).contains("application/json");
        JsonNode document = Json.mapper().readTree(get("/api/docs/query").body());
        assertThat(document.get("openapi").asString()).startsWith("3.1");
        assertThat(get(document.at("/externalDocs/url").asString()).body())
                .isEqualTo(Files.readString(Path.of("../../../docs/reference/errors.md")));
    }

    @Test
    void mediaTypesAreExact() {
        var told = new SoftAssertions();
        schemas.operations().keySet().forEach(operation -> {
            told.assertThat(MEDIA)
                    .as(operation)
                    .containsAll(schemas.answers(operation).propertyNames());
            told.assertThat(schemas.problems(operation).propertyNames())
                    .as(operation)
                    .containsExactly("application/problem+json");
            told.assertThat(List.of("application/json"))
                    .as(operation)
                    .containsAll(schemas.request(operation).propertyNames());
        });
        told.assertAll();
    }

    @Test
    void everyExampleWorks() throws Exception {
        var calls = new ExampleCalls(running.address(), schemas);
        var api = new Api(running.address());
        String admin = admin(api);
        var session = new ExampleSession(calls, api);
        var accounts = new AccountScenes(session);
        accounts.arrive();
        new TableScenes(session).tables(admin);
        new StudyScenes(session).studies();
        accounts.account();
        var tournaments = new TournamentScenes(session);
        tournaments.tournaments();
        tournaments.leagues();
        var readings = new ReadingScenes(session);
        readings.readings(schemas.operations().keySet());
        readings.administration(admin);
        readings.requirePages(new PagedLists(schemas, api), admin);
        accounts.leave();
        assertThat(calls.done()).isEqualTo(schemas.operations().keySet());
    }

    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "evergreen-planet", "s-evolution"})
    void whatIsShownOfAGameFitsItsSchemas(String game) throws Exception {
        var api = new Api(running.address());
        new GameSchemas(schemas, api).play(api.signIn("plays-" + game), game);
    }

    private static String admin(Api api) {
        String account = "{\"name\":\"boss\",\"password\":\"a long sentence\"}";
        JsonNode _ = api.post("/api/v1/auth/sign-up", null, account);
        var accounts = running.database("command");
        assertThat(new FirstAdmin(accounts.url(), accounts.user(), accounts.password())
                        .make("boss", false)
                        .done())
                .isTrue();
        return api.post("/api/v1/auth/sign-in", null, account).get("token").asString();
    }

    @Test
    void everyOperationParameterAndFieldHasASentenceAndAnExample() {
        var described = new DescribedParts(documents);
        assertThat(described.count()).isGreaterThan(1_900);
        assertThat(described.faults()).isEmpty();
    }

    @Test
    void allListsHaveOneStyle() {
        var lists = new PagedLists(schemas, new Api(running.address()));
        lists.requireOneStyle();
        assertThat(lists.operations()).hasSizeGreaterThanOrEqualTo(15);
    }

    @Test
    void everyExampleFitsItsSchema() {
        var told = new SoftAssertions();
        schemas.operations().keySet().forEach(operation -> {
            JsonNode request = schemas.request(operation).at("/application~1json/example");
            JsonNode answer = schemas.answers(operation).at("/application~1json/example");
            if (!request.isMissingNode()) {
                told.assertThatCode(() -> schemas.requireRequest(operation, request))
                        .doesNotThrowAnyException();
            }
            if (!answer.isMissingNode()) {
                told.assertThatCode(() -> schemas.requireAnswer(operation, answer))
                        .doesNotThrowAnyException();
            }
        });
        told.assertAll();
    }
}
