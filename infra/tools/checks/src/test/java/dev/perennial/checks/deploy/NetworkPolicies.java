package dev.perennial.checks.deploy;

import static dev.perennial.checks.deploy.StrictYaml.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Which of our pods may speak with which others, by all policies together, as far as they name pods by one label. */
final class NetworkPolicies {
    private final List<Map<String, Object>> policies;

    NetworkPolicies(List<Map<String, Object>> policies) {
        this.policies = policies;
    }

    static NetworkPolicies ofOurFiles() {
        return new NetworkPolicies(Stream.concat(
                        KubernetesFiles.ofKind("NetworkPolicy").stream(),
                        StrictYaml.documents("kubernetes/backing/network-policy.yaml").stream())
                .toList());
    }

    /** The one end must let it out and the other one in. */
    boolean mayReach(String from, String to, int port) {
        return lets("Egress", "egress", "to", from, to, port) && lets("Ingress", "ingress", "from", to, from, port);
    }

    /** Whether any rule for the pod names such a peer that is not one of our pods. */
    boolean lets(String direction, String pod, String kind) {
        return rules(direction.equals("Egress") ? "egress" : "ingress", pod)
                .flatMap(rule -> peers(rule, direction.equals("Egress") ? "to" : "from").stream())
                .anyMatch(peer -> peer.containsKey(kind));
    }

    /** A pod that no policy selects for a direction is open in it. */
    boolean isClosed(String direction, String pod) {
        return policies.stream()
                .anyMatch(policy ->
                        selects(policy, pod) && ((List<?>) spec(policy).get("policyTypes")).contains(direction));
    }

    private boolean lets(String direction, String rules, String side, String pod, String other, int port) {
        return !isClosed(direction, pod)
                || rules(rules, pod)
                        .anyMatch(rule -> rule.isEmpty()
                                || (hasPort(rule, port)
                                        && peers(rule, side).stream()
                                                .anyMatch(peer -> peer.containsKey("podSelector")
                                                        && fits(map(peer.get("podSelector")), other))));
    }

    private Stream<Map<String, Object>> rules(String name, String pod) {
        return policies.stream()
                .filter(policy -> selects(policy, pod))
                .flatMap(policy -> list(spec(policy).get(name)).stream());
    }

    private static List<Map<String, Object>> peers(Map<String, Object> rule, String side) {
        return list(rule.get(side));
    }

    private static boolean hasPort(Map<String, Object> rule, int port) {
        return list(rule.get("ports")).stream()
                .anyMatch(each -> each.get("port").equals(port));
    }

    private static boolean selects(Map<String, Object> policy, String pod) {
        return fits(map(spec(policy).get("podSelector")), pod);
    }

    private static Map<String, Object> spec(Map<String, Object> policy) {
        return map(policy.get("spec"));
    }

    private static boolean fits(Map<String, Object> selector, String pod) {
        return selector.isEmpty() || apps(selector).contains(pod);
    }

    /** The values that a selector asks for, whatever the label is called. */
    static Set<String> apps(Map<String, Object> selector) {
        var apps = new TreeSet<String>();
        if (selector.containsKey("matchLabels")) {
            map(selector.get("matchLabels")).values().forEach(value -> apps.add(value.toString()));
        }
        list(selector.get("matchExpressions"))
                .forEach(each -> StrictYaml.strings(each.get("values")).forEach(apps::add));
        return apps;
    }

    private static List<Map<String, Object>> list(Object value) {
        List<Map<String, Object>> maps = new ArrayList<>();
        if (value != null) {
            ((List<?>) value).forEach(each -> maps.add(map(each)));
        }
        return maps;
    }
}
