package dev.perennial.checks.deploy;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A compose file, as far as we use it: a field that is not here is not meant. */
record ComposeFile(String name, Map<String, Service> services, Map<String, Object> volumes) {

    record Service(
            String image,
            Build build,
            List<String> command,
            List<String> profiles,
            List<String> ports,
            Map<String, String> environment,
            List<String> volumes,
            @JsonProperty("mem_limit") String memoryLimit,
            Map<String, Integer> ulimits,
            @JsonProperty("depends_on") Map<String, Dependency> dependsOn,
            Healthcheck healthcheck,
            String restart) {

        /** Volumes by name, those of the file's own folders left out. */
        Set<String> namedVolumes() {
            return mounts().filter(volume -> !volume.startsWith("."))
                    .map(volume -> volume.split(":")[0])
                    .collect(Collectors.toSet());
        }

        /** The folders and files of the project a container sees. */
        Set<String> mounted() {
            return mounts().filter(volume -> volume.startsWith("."))
                    .map(volume -> volume.split(":")[0])
                    .collect(Collectors.toSet());
        }

        private Stream<String> mounts() {
            return volumes == null ? Stream.empty() : volumes.stream();
        }
    }

    record Build(String context, String dockerfile, String target) {}

    record Dependency(String condition) {}

    record Healthcheck(List<String> test, String interval, String timeout, int retries) {}

    static ComposeFile parse(String text) {
        return StrictYaml.as(StrictYaml.parse(text).getFirst(), ComposeFile.class);
    }

    Service service(String name) {
        Service service = services.get(name);
        if (service == null) {
            throw new AssertionError("no service " + name);
        }
        return service;
    }

    /** The variables a container is given. */
    Map<String, String> environment(String service) {
        return service(service).environment();
    }
}
