package dev.perennial.checks.deploy;

import static dev.perennial.checks.deploy.ComposeFile.map;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** What is applied to a cluster, object by object. */
final class KubernetesFiles {
    private static final Path INFRA = ProjectFiles.root().resolve("infra");

    private KubernetesFiles() {}

    /** The files that the kustomization names. */
    static List<String> resources() {
        return ComposeFile.strings(documents("kustomization.yaml").getFirst().get("resources"))
                .toList();
    }

    static List<Map<String, Object>> objects() {
        return resources().stream().flatMap(file -> documents(file).stream()).toList();
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

    static List<Map<String, Object>> documents(String file) {
        var options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        List<Map<String, Object>> documents = new ArrayList<>();
        new Yaml(new SafeConstructor(options))
                .loadAll(ProjectFiles.read(INFRA.resolve(file)))
                .forEach(document -> documents.add(map(document)));
        return documents;
    }
}
