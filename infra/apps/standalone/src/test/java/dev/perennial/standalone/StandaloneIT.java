package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.process.JavaProcess;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real process: what it prints, what it refuses, where its one address leads, and what is left when it stops. */
class StandaloneIT {
    /** The default of the script, whatever folder the command names. */
    private static final Path SCRIPTS_FOLDER = Path.of("target", "folder-of-the-script");

    private final HttpClient client = HttpClient.newHttpClient();

    @TempDir
    Path temp;

    @Test
    void startsAnswersRefusesASecondAndKeepsItsDataOverAStop() throws Exception {
        Path data = temp.resolve("data");
        String tournament;
        String token;
        String table;
        var script = Map.of("JAVA_TOOL_OPTIONS", "-Dperennial.data=" + SCRIPTS_FOLDER);
        try (JavaProcess launch = launch(script, "--port", "0", "--data", data.toString(), "--dev")) {
            String address = launch.awaitLine("Perennial is up: ").replaceAll(".*(http://\\S+).*", "$1");
            assertThat(launch.output())
                    .containsSubsequence("Perennial starts, its data in " + data, "first request answered")
                    .containsPattern("\\d\\.\\d s  PostgreSQL on 127\\.0\\.0\\.1:\\d+")
                    .containsPattern("\\d\\.\\d s  Kafka on 127\\.0\\.0\\.1:\\d+")
                    .contains("command-service", "query-service", "tournament-service")
                    .contains("WARNING: development sign-in is ON.");

            token = find(
                    "\"token\":\"([^\"]+)\"",
                    send(address, "POST", "/api/v1/auth/dev", "", "{\"name\":\"ann\"}")
                            .body());
            tournament = createTournament(address, token);
            table = find(
                    "\"table\":\"([^\"]+)\"",
                    send(address, "POST", "/api/v1/tables", token, "{\"game\":\"arboretum\",\"seats\":2}")
                            .body());
            eachPathReachesItsService(address);
            anAdminIsMadeWhileEverythingRuns(address, data);
            aSecondStartIsRefused(data);
            aBusyPortIsRefused(URI.create(address).getPort());

            assertThat(launch.stop()).isEqualTo(143);
            assertThat(launch.output())
                    .endsWith("Perennial stops ...\nStopped. All data is kept.")
                    .doesNotContain("OpenTable");
        }
        assertThat(Files.readAllLines(data.resolve("logs/perennial.json")))
                .anySatisfy(line -> assertThat(line)
                        .startsWith("{")
                        .contains(
                                "\"message\":\"OpenTable accepted\"",
                                "\"level\":\"INFO\"",
                                "\"table\":\"" + table + "\"")
                        .containsPattern("\"correlation\":\"[0-9a-f-]{36}\"")
                        .containsPattern("\"command\":\"[0-9a-f-]{36}\""));
        assertThat(data.resolve("postgres/cluster/postmaster.pid")).doesNotExist();
        assertThat(admin(data, "ann")).startsWith("ann is an admin now.");
        assertThat(data.resolve("postgres/cluster/postmaster.pid")).doesNotExist();

        assertThat(SCRIPTS_FOLDER).doesNotExist();
        // Where keys were once: the token stays valid.
        Files.move(data.resolve("keys/signing-keys.json"), data.resolve("signing-keys.json"));
        try (RunningStandalone again = TestStandalone.start(data)) {
            assertThat(awaitFound(again.address(), "/api/v1/tournaments/" + tournament))
                    .contains("Spring Cup");
            assertThat(createTournament(again.address(), token)).isNotEqualTo(tournament);
        }
    }

    @Test
    void aWrongOptionIsRefusedInOneLine() throws Exception {
        try (JavaProcess launch = launch("--prot", "1")) {
            assertThat(launch.awaitExit()).isEqualTo(2);
            assertThat(launch.output())
                    .isEqualTo("perennial: Unknown option --prot. Did you mean --port? See ./perennial up --help.");
        }
    }

    private static JavaProcess launch(String... args) throws IOException {
        return launch(Map.of(), args);
    }

    private static JavaProcess launch(Map<String, String> environment, String... args) throws IOException {
        return JavaProcess.ofMainClass(
                Main.class,
                environment,
                Stream.concat(Stream.of("up"), Stream.of(args)).toArray(String[]::new));
    }

    private void eachPathReachesItsService(String address) throws Exception {
        assertThat(send(address, "GET", "/", "", "").headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("text/html"));
        assertThat(send(address, "GET", "/api/v1/games", "", "").body()).contains("arboretum");
        assertThat(send(address, "GET", "/api/v1/jwks", "", "").body()).contains("\"kty\":\"EC\"");
        HttpResponse<String> unsigned = send(address, "POST", "/api/v1/tables", "", "{}");
        assertThat(unsigned.statusCode()).isEqualTo(401);
        assertThat(unsigned.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(send(address, "GET", "/api/docs", "", "").body()).contains("/api/docs/docs.js");
        assertThat(send(address, "GET", "/api/docs/docs.js", "", "").statusCode())
                .isEqualTo(200);
        assertThat(send(address, "GET", "/webjars/swagger-ui/swagger-ui.css", "", "")
                        .statusCode())
                .isEqualTo(200);
        for (String service : new String[] {"command", "query", "tournament"}) {
            assertThat(send(address, "GET", "/api/docs/" + service, "", "").body())
                    .contains("\"openapi\":\"3.1.0\"", "/api/v1/");
        }
        assertThat(send(address, "GET", "/actuator/health", "", "").statusCode())
                .isEqualTo(404);
    }

    private void anAdminIsMadeWhileEverythingRuns(String address, Path data) throws Exception {
        String link = find("#(pl_\\S+)", admin(data, "boss"));
        String body = "{\"link\":\"" + link + "\",\"newPassword\":\"chosen by the boss\"}";
        String boss = find(
                "\"token\":\"([^\"]+)\"",
                send(address, "POST", "/api/v1/auth/recover", "", body).body());
        assertThat(send(address, "GET", "/api/v1/auth/admin/players?search=boss", boss, "")
                        .body())
                .contains("\"roles\":[\"player\",\"admin\"]");
    }

    private static String admin(Path data, String name) throws Exception {
        try (JavaProcess command = JavaProcess.ofMainClass(Main.class, "admin", "--data", data.toString(), name)) {
            assertThat(command.awaitExit()).as(command.output()).isZero();
            return command.output();
        }
    }

    private void aSecondStartIsRefused(Path data) throws Exception {
        try (JavaProcess second = launch("--port", "0", "--data", data.toString(), "--reset")) {
            assertThat(second.awaitExit()).isEqualTo(1);
            assertThat(second.output().lines().skip(1))
                    .singleElement()
                    .satisfies(line -> assertThat(line)
                            .matches("perennial: The data folder \\Q" + data + "\\E is in use by process \\d+\\."));
        }
    }

    private void aBusyPortIsRefused(int port) throws Exception {
        Path other = temp.resolve("other");
        try (JavaProcess second = launch("--port", Integer.toString(port), "--data", other.toString())) {
            assertThat(second.awaitExit()).isEqualTo(1);
            assertThat(second.output().lines().skip(1))
                    .containsExactly("perennial: Cannot listen on port " + port
                            + " of 127.0.0.1: another program uses it. Choose another with --port.");
            assertThat(Files.exists(other.resolve("postgres"))).isFalse();
        }
    }

    private String createTournament(String address, String token) throws Exception {
        String body = "{\"name\":\"Spring Cup\",\"game\":\"arboretum\",\"tableSize\":2,\"rounds\":3}";
        HttpResponse<String> answer = send(address, "POST", "/api/v1/tournaments", token, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return find("\"tournament\":\"([^\"]+)\"", answer.body());
    }

    /** Served by another service than the one that decided it, a moment later. */
    private String awaitFound(String address, String path) throws Exception {
        long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        HttpResponse<String> answer = send(address, "GET", path, "", "");
        while (answer.statusCode() == 404 && System.nanoTime() < end) {
            Thread.sleep(100);
            answer = send(address, "GET", path, "", "");
        }
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body();
    }

    private HttpResponse<String> send(String address, String method, String path, String token, String body)
            throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path))
                .timeout(Duration.ofSeconds(60))
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json");
        }
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return client.send(request.build(), BodyHandlers.ofString());
    }

    private static String find(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(text).isTrue();
        return matcher.group(1);
    }
}
