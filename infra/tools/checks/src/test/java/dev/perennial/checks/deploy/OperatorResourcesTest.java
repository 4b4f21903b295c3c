package dev.perennial.checks.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.checks.deploy.OperatorResources.Cluster;
import dev.perennial.checks.deploy.OperatorResources.Database;
import dev.perennial.checks.deploy.OperatorResources.FirstDatabase;
import dev.perennial.checks.deploy.OperatorResources.Kafka;
import dev.perennial.checks.deploy.OperatorResources.KafkaNodePool;
import dev.perennial.checks.deploy.OperatorResources.Listener;
import dev.perennial.checks.deploy.OperatorResources.Metadata;
import dev.perennial.checks.deploy.OperatorResources.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** PostgreSQL and Kafka on a cluster: strict records, and the same names as in the settings of the services. */
class OperatorResourcesTest {
    /** SignalLoop listens on one connection; AppendSignals sends on another. */
    private static final Map<String, Integer> OUTSIDE_THE_POOL = Map.of("command", 3, "query", 1, "tournament", 3);

    private static final List<String> SERVICES = List.of("command", "query", "tournament");
    private static final List<Map<String, Object>> KAFKA_FILE = StrictYaml.documents("kubernetes/backing/kafka.yaml");
    private static final List<Map<String, Object>> POSTGRES_FILE =
            StrictYaml.documents("kubernetes/backing/postgres.yaml");

    private static final KafkaNodePool POOL = StrictYaml.as(KAFKA_FILE.getFirst(), KafkaNodePool.class);
    private static final Kafka KAFKA = StrictYaml.as(KAFKA_FILE.getLast(), Kafka.class);
    private static final Cluster CLUSTER = StrictYaml.as(POSTGRES_FILE.getFirst(), Cluster.class);
    private static final List<Database> DATABASES = POSTGRES_FILE.stream()
            .skip(1)
            .map(each -> StrictYaml.as(each, Database.class))
            .toList();

    @Test
    void everyObjectIsOfTheKindItsOperatorKnowsAndInOurNamespace() {
        assertThat(KAFKA_FILE).hasSize(2);
        assertThat(List.of(POOL.apiVersion(), KAFKA.apiVersion())).containsOnly("kafka.strimzi.io/v1");
        assertThat(List.of(POOL.kind(), KAFKA.kind())).containsExactly("KafkaNodePool", "Kafka");
        assertThat(CLUSTER.apiVersion() + " " + CLUSTER.kind()).isEqualTo("postgresql.cnpg.io/v1 Cluster");
        assertThat(DATABASES)
                .allMatch(each -> (each.apiVersion() + " " + each.kind()).equals("postgresql.cnpg.io/v1 Database"));
        Object ours = StrictYaml.documents("kustomization.yaml").getFirst().get("namespace");
        assertThat(Stream.concat(
                                Stream.of(POOL.metadata(), KAFKA.metadata(), CLUSTER.metadata()),
                                DATABASES.stream().map(Database::metadata))
                        .map(Metadata::namespace))
                .containsOnly(ours.toString());
    }

    @Test
    void theServicesAreToldWhereKafkaIs() {
        assertThat(POOL.metadata().labels())
                .containsExactly(
                        Map.entry("strimzi.io/cluster", KAFKA.metadata().name()));
        Listener listener = KAFKA.spec().kafka().listeners().getFirst();
        assertThat(KAFKA.spec().kafka().listeners()).hasSize(1);
        assertThat(List.of(listener.name(), listener.port(), listener.type(), listener.tls()))
                .containsExactly("plain", 9092, "internal", false);
        assertThat(listener.networkPolicyPeers())
                .as("nobody but the services")
                .singleElement()
                .satisfies(peer -> assertThat(NetworkPolicies.apps(StrictYaml.map(peer.get("podSelector"))))
                        .containsExactlyInAnyOrder("command-service", "query-service", "tournament-service"));
        var settings =
                StrictYaml.map(KubernetesFiles.object("ConfigMap", "settings").get("data"));
        // Strimzi calls the service after the cluster.
        assertThat(settings).containsEntry("PERENNIAL_KAFKA", KAFKA.metadata().name() + "-kafka-bootstrap:9092");
    }

    @Test
    void acknowledgedEventsAreOnMoreThanOneMachineAndKept() {
        var kafka = KAFKA.spec().kafka();
        int copies = kafka.number("default.replication.factor");
        assertThat(copies).isLessThanOrEqualTo(POOL.spec().replicas());
        assertThat(kafka.number("min.insync.replicas")).isGreaterThan(1).isLessThan(copies);
        assertThat(kafka.number("log.retention.ms")).isEqualTo(-1);
        assertThat(POOL.spec().storage().deleteClaim()).isFalse();
        assertThat(POOL.spec().roles()).containsExactlyInAnyOrder("controller", "broker");
        assertThat(CLUSTER.spec().instances())
                .isGreaterThan(CLUSTER.spec().postgresql().synchronous().number());
    }

    /** CloudNativePG calls the service that writes after the cluster. */
    @Test
    void everyServiceHasTheDatabaseItIsToldOf() {
        FirstDatabase first = CLUSTER.spec().bootstrap().initdb();
        var owners = new HashMap<>(Map.of(first.database(), first.owner()));
        DATABASES.forEach(each -> {
            owners.put(each.spec().name(), each.spec().owner());
            assertThat(each.spec().cluster().name())
                    .isEqualTo(CLUSTER.metadata().name());
        });
        assertThat(owners).containsOnlyKeys(SERVICES);
        for (String service : SERVICES) {
            assertThat(variables(service))
                    .containsEntry(
                            "PERENNIAL_DB_URL",
                            "jdbc:postgresql://" + CLUSTER.metadata().name() + "-rw:5432/" + service)
                    .containsEntry("PERENNIAL_DB_USER", owners.get(service));
        }
    }

    @Test
    void everyOwnerHasASecretOfHisOwnAndTheGuideNamesIt() {
        FirstDatabase first = CLUSTER.spec().bootstrap().initdb();
        var secrets = new HashMap<>(Map.of(first.owner(), first.secret().name()));
        for (Role role : CLUSTER.spec().managed().roles()) {
            assertThat(role.login() && role.ensure().equals("present")).isTrue();
            secrets.put(role.name(), role.passwordSecret().name());
        }
        String guide = ProjectFiles.read(ProjectFiles.root().resolve("docs/how-to/deploy.md"));
        assertThat(secrets).containsOnlyKeys(SERVICES);
        secrets.forEach((owner, secret) -> {
            assertThat(secret).isEqualTo("perennial-db-" + owner);
            assertThat(guide).contains(secret);
        });
    }

    /** A quarter more nodes, rounded up, while new ones take the place of old ones, and some for the operators. */
    @Test
    void thereAreConnectionsForAsManyNodesAsMayRunWhileTheyAreExchanged() {
        int needed = SERVICES.stream()
                .mapToInt(service -> (mostNodes(service) * 5 + 3) / 4 * connections(service))
                .sum();
        assertThat(Integer.parseInt(CLUSTER.spec().postgresql().parameters().get("max_connections")))
                .isGreaterThan(needed + 20);
    }

    @Test
    void theGuideSaysHowManyConnectionsANodeTakes() {
        int most = SERVICES.stream()
                .mapToInt(OperatorResourcesTest::connections)
                .max()
                .orElseThrow();
        assertThat(ProjectFiles.read(ProjectFiles.root().resolve("docs/how-to/scale.md"))
                        .replaceAll("\\s+", " "))
                .contains("Each node takes " + most + " connections at most");
    }

    @Test
    void aFieldTheOperatorDoesNotKnowIsRefused() {
        assertThatThrownBy(() -> StrictYaml.as(Map.of("name", "a", "onwer", "b"), OperatorResources.DatabaseSpec.class))
                .hasMessageContaining("onwer");
    }

    private static Map<String, Object> variables(String service) {
        var variables = new HashMap<String, Object>();
        var container = KubernetesFiles.container(KubernetesFiles.object("Deployment", service + "-service"));
        ((List<?>) container.get("env"))
                .forEach(each -> variables.put(
                        StrictYaml.map(each).get("name").toString(),
                        StrictYaml.map(each).get("value")));
        return variables;
    }

    private static int connections(String service) {
        var pool = Pattern.compile("maximum-pool-size: (\\d+)")
                .matcher(ProjectFiles.read(
                        ProjectFiles.root().resolve(service + "-service/src/main/resources/" + service + ".yml")));
        assertThat(pool.find()).isTrue();
        return Integer.parseInt(pool.group(1)) + OUTSIDE_THE_POOL.get(service);
    }

    private static int mostNodes(String service) {
        return KubernetesFiles.ofKind("HorizontalPodAutoscaler").stream()
                .filter(each -> KubernetesFiles.name(each).equals(service + "-service"))
                .map(each -> (Integer) StrictYaml.map(each.get("spec")).get("maxReplicas"))
                .findFirst()
                .orElseGet(() -> (Integer) StrictYaml.map(KubernetesFiles.object("Deployment", service + "-service")
                                .get("spec"))
                        .get("replicas"));
    }
}
