package dev.perennial.standalone.process;

import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** The settings of a service in a separate process, and the sign that it is up. */
record ServiceProcesses(Path data, String jwks) {

    Map<String, String> environment(TestDatabase database, int port) {
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

    /** As it is shipped, with its own class path and log. */
    static Path jar(String service) throws IOException {
        Path target = Path.of("..", "..", "..", service + "-service", "target");
        try (var files = Files.list(target)) {
            return files.filter(file -> file.getFileName().toString().endsWith("-exec.jar"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    static boolean isHealthy(int port) {
        try {
            return get(port, "/actuator/health").statusCode() == 200;
        } catch (IOException e) {
            return false;
        }
    }

    static HttpResponse<String> get(int port, String path) throws IOException {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                    .build();
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
