package dev.perennial.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.embedded.FreePorts;
import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.frontdoor.FrontDoor;
import dev.perennial.standalone.frontdoor.OuterProxies;
import dev.perennial.standalone.frontdoor.Target;
import dev.perennial.standalone.start.Service;
import dev.perennial.testing.TestBackends;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The three executable jars as three processes, told where everything is by their environment alone. */
@OnlyInFullRun
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
            processes.add(JavaProcess.ofJar(
                    ServiceProcesses.jar(service.name()),
                    new ServiceProcesses(data, jwks)
                            .environment(TestBackends.freshDatabase(), ports.get(service.target()))));
        }
        for (int i = 0; i < Service.ALL.size(); i++) {
            int port = ports.get(Service.ALL.get(i).target());
            processes.get(i).await(() -> ServiceProcesses.isHealthy(port), "not healthy");
        }
        door = FrontDoor.reserve("127.0.0.1", 0);
        door.open(ports, OuterProxies.of(""));
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
}
