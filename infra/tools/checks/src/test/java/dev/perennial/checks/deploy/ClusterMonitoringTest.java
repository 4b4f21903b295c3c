package dev.perennial.checks.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.deploy.Prometheus.Endpoint;
import dev.perennial.checks.deploy.Prometheus.Expression;
import dev.perennial.checks.deploy.Prometheus.Named;
import dev.perennial.checks.deploy.Prometheus.PodMonitor;
import dev.perennial.checks.deploy.Prometheus.PrometheusRule;
import dev.perennial.checks.deploy.Prometheus.Relabeling;
import dev.perennial.checks.deploy.Prometheus.Rules;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the Prometheus operator is given asks the same and warns of the same as on one server. */
class ClusterMonitoringTest {
    private static final PodMonitor MONITOR =
            StrictYaml.read("kubernetes/monitoring/pod-monitor.yaml", PodMonitor.class);
    private static final PrometheusRule RULE =
            StrictYaml.read("kubernetes/monitoring/rules.yaml", PrometheusRule.class);

    @Test
    void bothAreOfTheKindTheOperatorKnows() {
        assertThat(List.of(MONITOR.apiVersion(), RULE.apiVersion())).containsOnly("monitoring.coreos.com/v1");
        assertThat(List.of(MONITOR.kind(), RULE.kind())).containsExactly("PodMonitor", "PrometheusRule");
        assertThat(List.of(MONITOR.metadata(), RULE.metadata())).containsOnly(new Named("perennial", "perennial"));
    }

    @Test
    void theAlarmsAreTheSame() {
        assertThat(RULE.spec()).isEqualTo(StrictYaml.read("prometheus/rules.yaml", Rules.class));
    }

    @Test
    void thePodsOfAllServicesAreAskedWhereTheyListen() {
        assertThat(MONITOR.spec().selector().matchExpressions()).hasSize(1);
        Expression chosen = MONITOR.spec().selector().matchExpressions().getFirst();
        assertThat(List.of(chosen.key(), chosen.operator())).containsExactly("app", "In");
        assertThat(chosen.values()).hasSize(3);
        Endpoint endpoint = endpoint();
        for (String app : chosen.values()) {
            var deployment = KubernetesFiles.object("Deployment", app);
            var template = StrictYaml.map(StrictYaml.map(deployment.get("spec")).get("template"));
            var metadata = StrictYaml.map(template.get("metadata"));
            assertThat(StrictYaml.map(metadata.get("labels"))).containsEntry("app", app);
            assertThat(StrictYaml.map(metadata.get("annotations")))
                    .containsEntry("prometheus.io/path", endpoint.path());
            List<?> ports = (List<?>) KubernetesFiles.container(deployment).get("ports");
            assertThat(ports)
                    .anyMatch(
                            port -> endpoint.port().equals(StrictYaml.map(port).get("name")));
        }
    }

    @Test
    void theServicesHaveTheNamesThatAlarmsAndDashboardKnow() {
        Relabeling named = endpoint().relabelings().getFirst();
        assertThat(named.action()).isEqualTo("replace");
        assertThat(named.sourceLabels()).containsExactly("__meta_kubernetes_pod_label_app");
        assertThat(named.targetLabel()).isEqualTo("service");
        var names = new HashSet<String>();
        MONITOR.spec()
                .selector()
                .matchExpressions()
                .getFirst()
                .values()
                .forEach(app -> names.add(app.replaceFirst("^" + named.regex() + "$", named.replacement())));
        assertThat(names).isEqualTo(Set.of("command", "query", "tournament"));
        assertThat(StrictYaml.read("prometheus/prometheus.yaml", Prometheus.Config.class)
                        .scrapes()
                        .getFirst()
                        .targets())
                .allMatch(target -> target.labels().keySet().equals(Set.of("service"))
                        && names.containsAll(target.labels().values()));
    }

    private static Endpoint endpoint() {
        assertThat(MONITOR.spec().podMetricsEndpoints()).hasSize(1);
        return MONITOR.spec().podMetricsEndpoints().getFirst();
    }
}
