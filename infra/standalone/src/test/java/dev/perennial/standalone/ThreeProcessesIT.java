package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.embedded.FreePorts;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Game;
import dev.perennial.testing.TestBackends;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The three executable jars as three processes, told where everything is by their environment alone. */
@EnabledIfSystemProperty(named = "perennial.full", matches = "true")
class ThreeProcessesIT {
    private final List<JavaProcess> processes = new ArrayList<>();
    private FrontDoor door;

    @TempDir
    Path data;

    @BeforeEach
    void start() throws Exception {
        List<Integer> free = FreePorts.several(Target.values().length);
        Map<Target, Integer> ports = new EnumMap<>(Target.class);
        for (Target target : Target.values()) {
            ports.put(target, free.get(target.ordinal()));
        }
        String jwks = "http://127.0.0.1:" + ports.get(Target.COMMAND) + "/api/v1/jwks";
        for (Service service : Service.ALL) {
            processes.add(JavaProcess.ofJar(jar(service.name()), environment(ports.get(service.target()), jwks)));
        }
        for (int i = 0; i < Service.ALL.size(); i++) {
            int port = ports.get(Service.ALL.get(i).target());
            processes.get(i).await(() -> healthy(port), "not healthy");
        }
        door = FrontDoor.reserve("127.0.0.1", 0);
        door.open(ports);
    }

    @AfterEach
    void stop() throws Exception {
        for (JavaProcess process : processes) {
            process.close();
        }
        if (door != null) {
            door.close();
        }
    }

    @Test
    void playAGameAndShowATournament() {
        var api = new Api(door.address());
        var ann = api.signIn("ann");
        var game = Game.start("arboretum", List.of(ann, api.signIn("ben")), 3);
        assertThat(game.finish()).isBetween(17 * 4, 33 * 4);
        JsonNode history = api.get("/api/v1/tables/" + game.table() + "/history", null);
        assertThat(history.get("result").get("seats")).hasSize(2);

        String tournament = api.post(
                        "/api/v1/tournaments",
                        ann.token(),
                        "{\"name\":\"Spring Cup\",\"game\":\"arboretum\",\"tableSize\":2,\"rounds\":5}")
                .get("tournament")
                .asString();
        assertThat(Eventually.get(() -> api.get("/api/v1/tournaments/" + tournament, null))
                        .get("name")
                        .asString())
                .isEqualTo("Spring Cup");
    }

    private Map<String, String> environment(int port, String jwks) {
        var database = TestBackends.freshDatabase();
        var environment = new HashMap<String, String>();
        environment.put("PERENNIAL_DB_URL", database.url());
        environment.put("PERENNIAL_DB_USER", database.user());
        environment.put("PERENNIAL_DB_PASSWORD", database.password());
        environment.put("PERENNIAL_KAFKA", TestBackends.bootstrapServers());
        environment.put("PERENNIAL_PORT", Integer.toString(port));
        environment.put("PERENNIAL_JWKS_URI", jwks);
        environment.put("PERENNIAL_DATA", data.toString());
        environment.put("PERENNIAL_DEV_SIGN_IN", "true");
        return environment;
    }

    private static Path jar(String service) throws IOException {
        Path target = Path.of("..", "..", service + "-service", "target");
        try (var files = Files.list(target)) {
            return files.filter(file -> file.getFileName().toString().endsWith("-exec.jar"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static boolean healthy(int port) {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/actuator/health"))
                    .build();
            return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
