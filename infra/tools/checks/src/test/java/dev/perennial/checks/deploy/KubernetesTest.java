package dev.perennial.checks.deploy;

import static dev.perennial.checks.deploy.StrictYaml.map;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import dev.perennial.checks.ProjectFiles;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.V1Ingress;
import io.kubernetes.client.openapi.models.V1Namespace;
import io.kubernetes.client.openapi.models.V1NetworkPolicy;
import io.kubernetes.client.openapi.models.V1PersistentVolumeClaim;
import io.kubernetes.client.openapi.models.V1PodDisruptionBudget;
import io.kubernetes.client.openapi.models.V1Service;
import io.kubernetes.client.openapi.models.V2HorizontalPodAutoscaler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The Kubernetes files against the models of its API and against the services they run. */
class KubernetesTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final Pattern REQUIRED = Pattern.compile("\\$\\{(PERENNIAL_[A-Z_]+)}");
    private static final Pattern ANY = Pattern.compile("\\$\\{(PERENNIAL_[A-Z_]+)");

    /** Refuses fields the API does not know and wants those it cannot do without. */
    private interface Model {
        void validate(JsonElement object) throws IOException;
    }

    private static final Map<String, Model> MODELS = Map.of(
            "v1/Namespace", V1Namespace::validateJsonElement,
            "v1/ConfigMap", V1ConfigMap::validateJsonElement,
            "v1/Service", V1Service::validateJsonElement,
            "v1/PersistentVolumeClaim", V1PersistentVolumeClaim::validateJsonElement,
            "apps/v1/Deployment", V1Deployment::validateJsonElement,
            "policy/v1/PodDisruptionBudget", V1PodDisruptionBudget::validateJsonElement,
            "autoscaling/v2/HorizontalPodAutoscaler", V2HorizontalPodAutoscaler::validateJsonElement,
            "networking.k8s.io/v1/Ingress", V1Ingress::validateJsonElement,
            "networking.k8s.io/v1/NetworkPolicy", V1NetworkPolicy::validateJsonElement);

    static List<String> resources() {
        return KubernetesFiles.resources();
    }

    @ParameterizedTest
    @MethodSource("resources")
    void everyObjectIsOneTheApiTakes(String file) {
        assertThat(StrictYaml.documents(file))
                .isNotEmpty()
                .allSatisfy(object -> assertThatCode(() -> validate(object)).doesNotThrowAnyException());
    }

    @Test
    void thePoliciesOfTheBackingAreOnesTheApiTakes() {
        assertThat(StrictYaml.documents("kubernetes/backing/network-policy.yaml"))
                .isNotEmpty()
                .allSatisfy(object -> assertThatCode(() -> validate(object)).doesNotThrowAnyException());
    }

    private static void validate(Map<String, Object> object) throws IOException {
        var model = MODELS.get(object.get("apiVersion") + "/" + object.get("kind"));
        assertThat(model).as("a kind that is known: " + object.get("kind")).isNotNull();
        model.validate(new Gson().toJsonTree(object));
    }

    @Test
    void aFieldThatDoesNotExistIsFound() {
        var deployment = KubernetesFiles.object("Deployment", "query-service");
        KubernetesFiles.container(deployment).put("livenesProbe", Map.of());
        assertThatThrownBy(() -> validate(deployment)).hasMessageContaining("livenesProbe");
    }

    @ParameterizedTest
    @ValueSource(strings = {"command", "query", "tournament"})
    void aServiceIsGivenWhatItCannotDoWithoutAndNothingItDoesNotKnow(String name) {
        var settings = ProjectFiles.read(ROOT.resolve(name + "-service/src/main/resources/" + name + ".yml"));
        var given = new TreeSet<String>();
        var container = KubernetesFiles.container(KubernetesFiles.object("Deployment", name + "-service"));
        ((List<?>) container.get("env"))
                .forEach(each -> given.add(map(each).get("name").toString()));
        assertThat(names(ANY, settings)).containsAll(given);
        given.addAll(
                map(KubernetesFiles.object("ConfigMap", "settings").get("data")).keySet());
        given.add("PERENNIAL_DB_PASSWORD");
        assertThat(given).containsAll(names(REQUIRED, settings));
        assertThat(container.get("image").toString()).startsWith("perennial/" + name + "-service:");
        assertThat(ProjectFiles.read(ROOT.resolve("infra/deploy/Dockerfile"))).contains("AS " + name + "-service\n");
    }

    /** Otherwise all visitors have one address, and cookies are not for TLS alone. */
    @Test
    void whoAskedIsBelievedFromTheIngressToTheServices() {
        assertThat(map(KubernetesFiles.object("ConfigMap", "settings").get("data")))
                .containsKey("PERENNIAL_TRUSTED_PROXIES");
        var door = KubernetesFiles.container(KubernetesFiles.object("Deployment", "front-door"));
        assertThat((List<?>) door.get("env"))
                .anyMatch(each -> "PERENNIAL_OUTER_PROXIES".equals(map(each).get("name")));
        assertThat(ProjectFiles.read(ROOT.resolve("infra/deploy/proxy/Caddyfile")))
                .contains("trusted_proxies static {$PERENNIAL_OUTER_PROXIES:127.0.0.1/32}");
    }

    private static TreeSet<String> names(Pattern pattern, String text) {
        var names = new TreeSet<String>();
        pattern.matcher(text).results().forEach(match -> names.add(match.group(1)));
        return names;
    }

    @Test
    void everyDeploymentIsProbedLimitedWithoutRightsAndNeverGoneAsAWhole() {
        assertThat(KubernetesFiles.ofKind("Deployment")).hasSize(4).allSatisfy(deployment -> {
            String name = KubernetesFiles.name(deployment);
            var container = KubernetesFiles.container(deployment);
            assertThat(container).containsKeys("livenessProbe", "readinessProbe");
            assertThat(map(container.get("resources"))).containsKeys("requests", "limits");
            assertThat(map(container.get("securityContext")))
                    .containsEntry("readOnlyRootFilesystem", true)
                    .containsEntry("allowPrivilegeEscalation", false);
            assertThat(map(KubernetesFiles.pod(deployment).get("securityContext")))
                    .containsEntry("runAsNonRoot", true);
            assertThat(map(deployment.get("spec"))).containsEntry("replicas", 2);
            assertThat(selected(deployment)).isEqualTo(name);
            assertThat(selected(KubernetesFiles.object("PodDisruptionBudget", name)))
                    .isEqualTo(name);
            assertThat(map(map(KubernetesFiles.object("Service", name).get("spec"))
                            .get("selector")))
                    .containsEntry("app", name);
        });
    }

    private static Object selected(Map<String, Object> object) {
        return map(map(map(object.get("spec")).get("selector")).get("matchLabels"))
                .get("app");
    }

    @Test
    void theFrontDoorLeadsToServicesThatExist() {
        var targets = names(
                Pattern.compile("reverse_proxy (\\S+):8080"),
                ProjectFiles.read(ROOT.resolve("infra/deploy/proxy/Caddyfile")));
        assertThat(targets)
                .hasSize(3)
                .allSatisfy(target ->
                        assertThat(KubernetesFiles.object("Service", target)).isNotEmpty());
    }

    @Test
    void noSecretStandsInAFile() {
        assertThat(KubernetesFiles.ofKind("Secret")).isEmpty();
        KubernetesFiles.ofKind("ConfigMap")
                .forEach(each -> assertThat(map(each.get("data")).keySet()).noneMatch(key -> key.contains("PASSWORD")));
    }
}
