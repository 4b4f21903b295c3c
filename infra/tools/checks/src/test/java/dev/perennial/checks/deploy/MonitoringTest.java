package dev.perennial.checks.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.checks.deploy.Grafana.Dashboard;
import dev.perennial.checks.deploy.Grafana.Panel;
import dev.perennial.checks.deploy.Grafana.Place;
import dev.perennial.checks.deploy.Grafana.ProvisionedSource;
import dev.perennial.checks.deploy.Grafana.Source;
import dev.perennial.checks.deploy.Prometheus.Config;
import dev.perennial.checks.deploy.Prometheus.Group;
import dev.perennial.checks.deploy.Prometheus.Rule;
import dev.perennial.checks.deploy.Prometheus.Rules;
import dev.perennial.checks.deploy.Prometheus.Targets;
import dev.perennial.contract.json.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Alarms and dashboard as strict records: what the programs would not know is not there, what they need is. */
class MonitoringTest {
    private static final ComposeFile COMPOSE = StrictYaml.read("compose.yaml", ComposeFile.class);
    private static final Rules RULES = StrictYaml.read("prometheus/rules.yaml", Rules.class);
    private static final Config CONFIG = StrictYaml.read("prometheus/prometheus.yaml", Config.class);
    private static final Dashboard DASHBOARD = Json.mapper()
            .readValue(
                    ProjectFiles.read(ProjectFiles.root().resolve("infra/deploy/grafana/dashboards/perennial.json")),
                    Dashboard.class);

    @Test
    void everyAlarmSaysWhatAndWhatToDo() {
        var names = new HashSet<String>();
        for (Group group : RULES.groups()) {
            for (Rule rule : group.rules()) {
                assertThat(names.add(rule.alert())).as(rule.alert()).isTrue();
                assertThat(rule.labels()).containsOnlyKeys("severity");
                assertThat(rule.labels().get("severity")).isIn("page", "warn");
                assertThat(rule.annotations()).containsOnlyKeys("summary", "description");
                if (rule.lasting() != null) {
                    assertThat(rule.lasting()).matches("\\d+[smh]");
                }
                assertThat(PromQl.metrics(rule.expr())).isNotEmpty();
            }
        }
        assertThat(names).hasSizeGreaterThan(5);
    }

    @Test
    void thePanelsHaveRoomAndSomethingToShow() {
        var taken = new HashSet<List<Integer>>();
        for (Panel panel : DASHBOARD.panels()) {
            Place place = panel.gridPos();
            assertThat(place.x() + place.w()).as(panel.title()).isLessThanOrEqualTo(24);
            assertThat(taken.add(List.of(place.x(), place.y())))
                    .as(panel.title())
                    .isTrue();
            assertThat(panel.type()).isIn("stat", "timeseries");
            assertThat(panel.targets())
                    .isNotEmpty()
                    .allSatisfy(
                            target -> assertThat(PromQl.metrics(target.expr())).isNotEmpty());
        }
        assertThat(DASHBOARD.panels().stream().map(Panel::id).distinct()).hasSameSizeAs(DASHBOARD.panels());
    }

    /** The other way round is tried with running services ({@code everyMetricOfTheAlarmsAndTheDashboardIsThere}). */
    @Test
    void everythingThatIsMeasuredIsLookedAt() {
        Set<String> lookedAt = Stream.concat(
                        RULES.groups().stream()
                                .flatMap(group -> group.rules().stream())
                                .map(Rule::expr),
                        DASHBOARD.panels().stream()
                                .flatMap(panel -> panel.targets().stream())
                                .map(Grafana.Target::expr))
                .flatMap(expression -> PromQl.metrics(expression).stream())
                .map(metric -> metric.replaceAll("(_seconds)?_(count|sum|max|total)$", ""))
                .collect(Collectors.toSet());
        assertThat(MetricNames.ofTheSources())
                .hasSizeGreaterThan(8)
                .contains("perennial_unread_records")
                .isSubsetOf(lookedAt);
    }

    @Test
    void theDashboardAsksTheSourceThatIsProvisioned() {
        assertThat(StrictYaml.read("grafana/provisioning/datasources/prometheus.yaml", Grafana.Sources.class)
                        .datasources())
                .containsExactly(new ProvisionedSource(
                        "Prometheus", "prometheus", "prometheus", "proxy", "http://prometheus:9090", true));
        assertThat(DASHBOARD.panels())
                .allMatch(panel -> panel.datasource().equals(new Source("prometheus", "prometheus")));
    }

    @Test
    void theDashboardLiesWhereGrafanaLooks() {
        var providers = StrictYaml.read("grafana/provisioning/dashboards/perennial.yaml", Grafana.Providers.class);
        assertThat(providers.providers())
                .containsExactly(
                        new Grafana.Provider("Perennial", "file", Map.of("path", "/var/lib/grafana/dashboards")));
        assertThat(COMPOSE.service("grafana").volumes())
                .contains(
                        "./grafana/dashboards:/var/lib/grafana/dashboards:ro",
                        "./grafana/provisioning:/etc/grafana/provisioning:ro");
    }

    @Test
    void allServicesAreAskedUnderTheirNames() {
        assertThat(CONFIG.ruleFiles()).containsExactly("rules.yaml");
        assertThat(CONFIG.scrapes()).hasSize(1).allSatisfy(scrape -> {
            assertThat(scrape.path()).isEqualTo("/actuator/prometheus");
            assertThat(scrape.targets())
                    .containsExactlyElementsOf(Stream.of("command", "query", "tournament")
                            .map(name -> new Targets(List.of(name + "-service:8080"), Map.of("service", name)))
                            .toList());
        });
        assertThat(COMPOSE.service("prometheus").command()).contains("--config.file=/etc/prometheus/prometheus.yaml");
    }

    @Test
    void anUnknownFieldIsRefused() {
        assertThatThrownBy(() -> Json.mapper().readValue("{\"type\":\"a\",\"uid\":\"b\",\"colour\":1}", Source.class))
                .hasMessageContaining("colour");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rate(a_total) > 1",
                "rate(a_total[5m]",
                "sum by service (a)",
                "sum by () (a)",
                "a{b=\"c\"",
                "a{b=c}",
                "a{b=~\"(\"}",
                "rates(a_total[5m])",
                "a[5m] > 0",
                "a > > 0",
                "a 0",
                "absent(a[5m])",
                "a & b"
            })
    void anExpressionThatPrometheusWouldRefuseIsRefused(String expression) {
        assertThatThrownBy(() -> PromQl.metrics(expression)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theMetricsOfAnExpressionAreFound() {
        assertThat(PromQl.metrics(
                        "sum by (x, y) (rate(a_total{b!=\"c\",d=~\"e|f\"}[5m])) / (b + 1) > 0.5 or absent(c)"))
                .containsExactly("a_total", "b", "c");
    }
}
