package dev.perennial.checks.deploy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** A compose file, read by a parser that takes no key twice and makes no objects. */
record ComposeFile(Map<String, Object> content) {

    static ComposeFile parse(String text) {
        var options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        Object content = new Yaml(new SafeConstructor(options)).load(text);
        return new ComposeFile(map(content));
    }

    Set<String> keys() {
        return content.keySet();
    }

    Set<String> services() {
        return map(content.get("services")).keySet();
    }

    Map<String, Object> service(String name) {
        return map(map(content.get("services")).get(name));
    }

    /** The variables a container is given. */
    Map<String, Object> environment(String service) {
        return map(service(service).getOrDefault("environment", Map.of()));
    }

    /** Volumes by name, those of the file's own folders left out. */
    Set<String> namedVolumes(String service) {
        return strings(service(service).get("volumes"))
                .filter(volume -> !volume.startsWith("."))
                .map(volume -> volume.split(":")[0])
                .collect(Collectors.toSet());
    }

    /** The folders and files of the project a container sees. */
    Set<String> mounted(String service) {
        return strings(service(service).get("volumes"))
                .filter(volume -> volume.startsWith("."))
                .map(volume -> volume.split(":")[0])
                .collect(Collectors.toSet());
    }

    Set<String> declaredVolumes() {
        return map(content.get("volumes")).keySet();
    }

    static Stream<String> strings(Object list) {
        return list == null ? Stream.empty() : ((List<?>) list).stream().map(String.class::cast);
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }
}
