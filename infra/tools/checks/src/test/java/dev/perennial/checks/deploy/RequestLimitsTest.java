package dev.perennial.checks.deploy;

import static dev.perennial.checks.deploy.StrictYaml.map;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Slow and long requests find the same limits before separate services as before one process. */
class RequestLimitsTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final String PROXY = ProjectFiles.read(ROOT.resolve("infra/deploy/proxy/Caddyfile"));

    @Test
    void theFrontDoorWaitsNoLongerThanThatOfOneProcess() {
        String door = ProjectFiles.read(ROOT.resolve(
                "infra/apps/standalone/src/main/java/dev/perennial/standalone/frontdoor/ConnectionLimits.java"));
        assertThat(door).contains("Duration.ofSeconds(10), Duration.ofSeconds(75), Duration.ofSeconds(20), 64 << 10");
        assertThat(PROXY)
                .contains("read_header 10s", "idle 75s", "read_timeout 20s", "max_size 64KiB")
                .doesNotContain("read_body", "write ");
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /api/v1/tables/x1/moves",
        "POST, /api/v1/auth/sign-in",
        "PUT, /api/v1/tournaments/x1",
    })
    void bodiesArriveWholeBeforeAServiceHearsOfThem(String method, String path) {
        assertThat(Caddyfile.parse(PROXY).serve(method, path)).contains("request_buffers 64KiB");
    }

    @Test
    void onlyTheFileOfAStudyIsLonger() {
        String limits = ProjectFiles.read(
                ROOT.resolve("infra/platform/http/src/main/java/dev/perennial/http/limit/LargeBodies.java"));
        assertThat(limits).contains("512 << 10", "\"/api/v1/studies/import\"");
        assertThat(PROXY)
                .contains("@short not path /api/v1/studies/import", "request_body @short {")
                .contains("@file path /api/v1/studies/import", "max_size 512KiB");
    }

    @Test
    void theIngressHasThemToo() {
        var annotations = map(map(KubernetesFiles.object("Ingress", "perennial").get("metadata"))
                .get("annotations"));
        assertThat(annotations)
                .containsEntry("nginx.ingress.kubernetes.io/proxy-body-size", "512k")
                .containsEntry("nginx.ingress.kubernetes.io/proxy-request-buffering", "on")
                .containsKey("nginx.ingress.kubernetes.io/limit-connections");
    }

    @ParameterizedTest
    @ValueSource(strings = {"command", "query", "tournament"})
    void noServiceIsStoppedByWhoeverSendsSlowly(String name) {
        assertThat(ProjectFiles.read(ROOT.resolve(name + "-service/src/main/resources/" + name + ".yml")))
                .contains("threads.virtual.enabled: true", "connection-timeout: 20s", "keep-alive-timeout: 150s");
    }
}
