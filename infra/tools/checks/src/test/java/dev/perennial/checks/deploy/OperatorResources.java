package dev.perennial.checks.deploy;

import java.util.List;
import java.util.Map;

/** What the operators of Kafka (Strimzi) and PostgreSQL (CloudNativePG) read, as far as we use it. */
final class OperatorResources {
    private OperatorResources() {}

    record Metadata(String name, String namespace, Map<String, String> labels) {}

    record KafkaNodePool(String apiVersion, String kind, Metadata metadata, Pool spec) {}

    record Pool(int replicas, List<String> roles, Storage storage) {}

    record Storage(String type, String size, boolean deleteClaim) {}

    record Kafka(String apiVersion, String kind, Metadata metadata, KafkaSpec spec) {}

    record KafkaSpec(Brokers kafka) {}

    record Brokers(String version, List<Listener> listeners, Template template, Map<String, Object> config) {
        int number(String setting) {
            return (Integer) config.get(setting);
        }
    }

    record Listener(String name, int port, String type, boolean tls, List<Map<String, Object>> networkPolicyPeers) {}

    record Template(PodTemplate pod, ContainerTemplate kafkaContainer) {}

    record PodTemplate(PodSecurity securityContext) {}

    record PodSecurity(boolean runAsNonRoot, SeccompProfile seccompProfile) {}

    record SeccompProfile(String type) {}

    record ContainerTemplate(ContainerSecurity securityContext) {}

    record ContainerSecurity(boolean allowPrivilegeEscalation, Capabilities capabilities) {}

    record Capabilities(List<String> drop) {}

    record Cluster(String apiVersion, String kind, Metadata metadata, ClusterSpec spec) {}

    record ClusterSpec(int instances, Disk storage, Settings postgresql, Bootstrap bootstrap, Managed managed) {}

    record Disk(String size) {}

    record Settings(Map<String, String> parameters, Synchronous synchronous) {}

    record Synchronous(String method, int number) {}

    record Bootstrap(FirstDatabase initdb) {}

    record FirstDatabase(String database, String owner, Reference secret) {}

    record Reference(String name) {}

    record Managed(List<Role> roles) {}

    record Role(String name, String ensure, boolean login, Reference passwordSecret) {}

    record Database(String apiVersion, String kind, Metadata metadata, DatabaseSpec spec) {}

    record DatabaseSpec(String name, String owner, Reference cluster) {}
}
