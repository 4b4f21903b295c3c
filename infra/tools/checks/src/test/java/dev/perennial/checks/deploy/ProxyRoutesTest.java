package dev.perennial.checks.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The reverse proxy against the table of routes in the design. */
class ProxyRoutesTest {
    private static final Pattern ROW = Pattern.compile("\\| (`/.+) \\| (\\w+)( \\(.*\\))? \\| (\\w+) \\|");
    private static final Pattern PATH = Pattern.compile("`(/[a-z]+)`");

    private static final Caddyfile PROXY =
            Caddyfile.parse(ProjectFiles.read(ProjectFiles.root().resolve("infra/deploy/proxy/Caddyfile")));

    record Route(String method, String path, String service) {}

    /** Every cell of the table, with the methods and some paths it stands for. */
    static Stream<Route> table() {
        var routes = new ArrayList<Route>();
        var rows = ROW.matcher(ProjectFiles.read(
                ProjectFiles.root().resolve("infra/tools/checks/src/test/resources/deploy/routes.md")));
        while (rows.find()) {
            for (var path : PATH.matcher(rows.group(1)).results().toList()) {
                for (String below : List.of("", "/", "/x1", "/x1/stream")) {
                    String whole = "/api/v1" + path.group(1) + below;
                    Stream.of("GET", "HEAD", "OPTIONS")
                            .forEach(method -> routes.add(new Route(method, whole, rows.group(2))));
                    Stream.of("POST", "PUT", "PATCH", "DELETE")
                            .forEach(method -> routes.add(new Route(method, whole, rows.group(4))));
                }
            }
        }
        return routes.stream();
    }

    @ParameterizedTest
    @MethodSource("table")
    void theTableIsKept(Route route) {
        assertThat(serviceFor(route.method(), route.path())).isEqualTo(route.service() + "-service:8080");
    }

    @Test
    void theTableWasRead() {
        assertThat(table().map(Route::path))
                .contains("/api/v1/tables", "/api/v1/ladders", "/api/v1/jwks", "/api/v1/leagues/x1/stream")
                .hasSize(9 * 4 * 7);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /api/v1/tournaments/x1/pairing-preview, tournament-service:8080",
        "GET, /api/v1/leagues/x1/rounds/2/pairing-preview, tournament-service:8080",
        "OPTIONS, /api/v1/tournaments/x1/pairing-preview, tournament-service:8080",
        "GET, /api/v1/tournaments/pairing-preview, query-service:8080",
        "POST, /api/v1/tables/x1/explore, query-service:8080",
        "POST, /api/v1/tables/x1/analysis, query-service:8080",
        "GET, /api/v1/relay/tables, command-service:8080",
        "GET, /api/v1/relay/tournaments, tournament-service:8080",
        "GET, /api/v1/tablesque, query-service:8080",
        "POST, /api/v1/tablesque, query-service:8080",
        "GET, /api/docs, query-service:8080",
        "GET, /api/docs/query, query-service:8080",
        "GET, /api/docs/command, command-service:8080",
        "GET, /api/docs/tournament, tournament-service:8080",
        "GET, /, query-service:8080",
        "GET, /js/board.js, query-service:8080",
        "GET, /actuatory, query-service:8080",
    })
    void whatTheTableLeavesToWordsIsKeptToo(String method, String path, String service) {
        assertThat(serviceFor(method, path)).isEqualTo(service);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/actuator", "/actuator/health", "/Actuator/prometheus"})
    void managementStaysInside(String path) {
        assertThat(PROXY.serve("GET", path)).containsExactly("respond 404");
        assertThat(PROXY.serve("POST", path)).containsExactly("respond 404");
    }

    @Test
    void liveBoardsAreNotBuffered() {
        assertThat(PROXY.serve("GET", "/api/v1/tables/x1/stream")).contains("flush_interval -1");
    }

    @Test
    void aRouteThatIsTakenAwayIsNoticed() {
        String text = ProjectFiles.read(ProjectFiles.root().resolve("infra/deploy/proxy/Caddyfile"));
        var without = Caddyfile.parse(text.replace("handle @play", "handle @accounts"));
        assertThat(without.serve("POST", "/api/v1/tables").getFirst()).contains("query-service");
        var methods = Caddyfile.parse(text.replace("not method GET HEAD OPTIONS", "method GET"));
        assertThat(methods.serve("GET", "/api/v1/tables").getFirst()).contains("command-service");
    }

    private static String serviceFor(String method, String path) {
        return PROXY.serve(method, path).getFirst().replace("reverse_proxy ", "");
    }
}
