package dev.perennial.standalone.process;

import dev.perennial.embedded.FreePorts;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.frontdoor.FrontDoor;
import dev.perennial.standalone.frontdoor.OuterProxies;
import dev.perennial.standalone.frontdoor.Target;
import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Two command and two query processes, with a front door before each pair. */
record TwoNodes(List<JavaProcess> commands, List<JavaProcess> queries, List<Integer> ports, List<FrontDoor> doors)
        implements AutoCloseable {

    static TwoNodes start(Path data) throws Exception {
        List<Integer> ports = FreePorts.several(5);
        var told = new ServiceProcesses(data, "http://127.0.0.1:" + ports.getFirst() + "/api/v1/jwks");
        TestDatabase tables = TestBackends.freshDatabase();
        TestDatabase boards = TestBackends.freshDatabase();
        var commands = new ArrayList<JavaProcess>();
        var queries = new ArrayList<JavaProcess>();
        var doors = new ArrayList<FrontDoor>();
        for (int pair = 0; pair < 2; pair++) {
            int command = ports.get(2 * pair);
            int query = ports.get(2 * pair + 1);
            // One after the other: both would make the tables, and the keys.
            commands.add(up("command", told.environment(tables, command), command));
            queries.add(up("query", told.environment(boards, query), query));
            var door = FrontDoor.reserve("127.0.0.1", 0);
            door.open(
                    Map.of(Target.COMMAND, command, Target.QUERY, query, Target.TOURNAMENT, ports.get(4)),
                    OuterProxies.of(""));
            doors.add(door);
        }
        return new TwoNodes(commands, queries, ports, doors);
    }

    private static JavaProcess up(String service, Map<String, String> environment, int port) throws Exception {
        var named = new HashMap<>(environment);
        named.put("PERENNIAL_NODE_ID", "node-" + port);
        named.put("PERENNIAL_LOG_LEVEL", "DEBUG"); // a line for each command and each projected event
        var process = JavaProcess.ofJar(ServiceProcesses.jar(service), named);
        process.await(() -> ServiceProcesses.isHealthy(port), "not healthy");
        return process;
    }

    Api one() {
        return new Api(doors.getFirst().address());
    }

    Api other() {
        return new Api(doors.getLast().address());
    }

    /** The metrics of all four. */
    String metrics() throws IOException {
        var all = new StringBuilder();
        for (int port : ports.subList(0, 4)) {
            all.append(ServiceProcesses.get(port, "/actuator/prometheus").body());
        }
        return all.toString();
    }

    @Override
    public void close() throws IOException {
        commands.forEach(JavaProcess::close);
        queries.forEach(JavaProcess::close);
        for (FrontDoor door : doors) {
            door.close();
        }
    }
}
