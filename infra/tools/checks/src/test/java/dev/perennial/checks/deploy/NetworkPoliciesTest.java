package dev.perennial.checks.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The ways that are open on a cluster: those that are needed, and no others. */
class NetworkPoliciesTest {
    private static final String POSTGRES = "perennial-db";
    private static final String KAFKA = "perennial";
    private static final List<String> PODS =
            List.of("front-door", "command-service", "query-service", "tournament-service", POSTGRES);
    private static final Set<String> NEEDED = Set.of(
            "front-door > command-service:8080",
            "front-door > query-service:8080",
            "front-door > tournament-service:8080",
            "query-service > command-service:8080",
            "tournament-service > command-service:8080",
            "command-service > perennial-db:5432",
            "query-service > perennial-db:5432",
            "tournament-service > perennial-db:5432",
            "perennial-db > perennial-db:5432",
            "perennial-db > perennial-db:8000");

    private final NetworkPolicies policies = NetworkPolicies.ofOurFiles();

    @Test
    void exactlyTheNeededWaysAreOpen() {
        var open = new TreeSet<String>();
        for (String from : PODS) {
            for (String to : PODS) {
                for (int port : new int[] {80, 443, 5432, 8000, 8080, 9092}) {
                    if (policies.mayReach(from, to, port)) {
                        open.add(from + " > " + to + ":" + port);
                    }
                }
            }
        }
        assertThat(open).isEqualTo(new TreeSet<>(NEEDED));
    }

    @Test
    void whateverElseIsInTheNamespaceIsClosedBothWays() {
        for (String pod : List.of("front-door", "query-service", POSTGRES, KAFKA, "something-new")) {
            assertThat(policies.isClosed("Ingress", pod)).as(pod).isTrue();
            assertThat(policies.isClosed("Egress", pod)).as(pod).isTrue();
        }
        assertThat(policies.mayReach("something-new", POSTGRES, 5432)).isFalse();
        assertThat(policies.mayReach("something-new", "command-service", 8080)).isFalse();
    }

    @Test
    void onlyTheFrontDoorIsReachedByTheIngressAndOnlyTheCommandServiceGoesOut() {
        assertThat(policies.lets("Ingress", "front-door", "namespaceSelector")).isTrue();
        for (String pod : PODS) {
            assertThat(policies.lets("Egress", pod, "ipBlock")).as(pod).isEqualTo(pod.equals("command-service"));
        }
    }

    @Test
    void aPolicyThatIsTakenAwayIsNoticed() {
        var fewer = new ArrayList<>(KubernetesFiles.ofKind("NetworkPolicy"));
        fewer.removeIf(each -> KubernetesFiles.name(each).equals("default-deny"));
        assertThat(new NetworkPolicies(fewer).isClosed("Ingress", "something-new"))
                .isFalse();
    }
}
