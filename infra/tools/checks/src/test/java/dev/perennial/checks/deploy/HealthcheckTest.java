package dev.perennial.checks.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.perennial.checks.ProjectFiles;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The script that says in a container whether its service is up. */
class HealthcheckTest {
    private HttpServer service;

    @BeforeEach
    void start() throws IOException {
        service = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        service.start();
    }

    @AfterEach
    void stop() {
        service.stop(0);
    }

    @Test
    void aServiceThatIsUpIsHealthy() throws IOException, InterruptedException {
        answer(200, "{\"status\":\"UP\"}");
        assertThat(healthcheck()).isZero();
    }

    @Test
    void aServiceThatIsDownIsNot() throws IOException, InterruptedException {
        answer(503, "{\"status\":\"DOWN\"}");
        assertThat(healthcheck()).isNotZero();
    }

    @Test
    void aServiceThatDoesNotListenIsNot() throws IOException, InterruptedException {
        service.stop(0);
        assertThat(healthcheck()).isNotZero();
    }

    private void answer(int status, String body) {
        service.createContext("/actuator/health", exchange -> {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
    }

    private int healthcheck() throws IOException, InterruptedException {
        var script = new ProcessBuilder(ProjectFiles.root()
                        .resolve("infra/deploy/healthcheck.sh")
                        .toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD);
        script.environment()
                .put("PERENNIAL_PORT", String.valueOf(service.getAddress().getPort()));
        return script.start().waitFor();
    }
}
