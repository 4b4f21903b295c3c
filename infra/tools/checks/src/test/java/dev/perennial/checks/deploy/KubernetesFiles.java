package dev.perennial.checks.deploy;

import static dev.perennial.checks.deploy.StrictYaml.map;

import java.util.List;
import java.util.Map;

/** What is applied to a cluster, object by object. */
final class KubernetesFiles {
    private KubernetesFiles() {}

    /** The files that the kustomization names. */
    static List<String> resources() {
        return StrictYaml.strings(
                        StrictYaml.documents("kustomization.yaml").getFirst().get("resources"))
                .toList();
    }

    static List<Map<String, Object>> objects() {
        return resources().stream()
                .flatMap(file -> StrictYaml.documents(file).stream())
                .toList();
    }

    static List<Map<String, Object>> ofKind(String kind) {
        return objects().stream().filter(each -> kind.equals(each.get("kind"))).toList();
    }

    static Map<String, Object> object(String kind, String name) {
        return ofKind(kind).stream()
                .filter(each -> name(each).equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + kind + " " + name));
    }

    static String name(Map<String, Object> object) {
        return map(object.get("metadata")).get("name").toString();
    }

    static Map<String, Object> pod(Map<String, Object> deployment) {
        return map(map(map(deployment.get("spec")).get("template")).get("spec"));
    }

    static Map<String, Object> container(Map<String, Object> deployment) {
        return map(((List<?>) pod(deployment).get("containers")).getFirst());
    }
}
