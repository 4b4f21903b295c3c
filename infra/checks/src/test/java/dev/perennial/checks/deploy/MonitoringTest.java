package dev.perennial.checks.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.perennial.checks.ProjectFiles;
import dev.perennial.contract.json.Json;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Alarms and dashboard as strict records: what the programs would not know is not there, what they need is. */
class MonitoringTest {
    private static final char QUOTE = 34;
    private static final Path INFRA = ProjectFiles.root().resolve("infra");

    record Rules(List<Group> groups) {}

    record Group(String name, List<Rule> rules) {}

    record Rule(
            String alert,
            String expr,
            @JsonProperty("for") String lasting,
            Map<String, String> labels,
            Map<String, String> annotations) {}

    record Dashboard(
            String uid,
            String title,
            int schemaVersion,
            int version,
            boolean editable,
            String refresh,
            List<String> tags,
            Span time,
            List<Panel> panels) {}

    record Span(String from, String to) {}

    record Panel(
            int id,
            String type,
            String title,
            Place gridPos,
            Source datasource,
            Fields fieldConfig,
            List<Target> targets) {}

    record Place(int x, int y, int w, int h) {}

    record Source(String type, String uid) {}

    record Fields(Map<String, String> defaults, List<Object> overrides) {}

    record Target(String refId, String expr, String legendFormat) {}

    private static final Rules RULES = yaml("prometheus/rules.yaml", Rules.class);
    private static final Dashboard DASHBOARD =
            Json.mapper().readValue(read("grafana/dashboards/perennial.json"), Dashboard.class);

    private static String read(String file) {
        return ProjectFiles.read(INFRA.resolve(file));
    }

    private static <T> T yaml(String file, Class<T> type) {
        return Json.mapper().convertValue(ComposeFile.parse(read(file)).content(), type);
    }

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
                requireBalanced(rule.expr());
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
            assertThat(panel.targets()).isNotEmpty();
            panel.targets().forEach(target -> requireBalanced(target.expr()));
        }
        assertThat(DASHBOARD.panels().stream().map(Panel::id).distinct()).hasSameSizeAs(DASHBOARD.panels());
    }

    @Test
    void theDashboardAsksTheSourceThatIsProvisioned() {
        var sources = yaml("grafana/provisioning/datasources/prometheus.yaml", Map.class);
        assertThat(sources.get("datasources").toString()).contains("uid=prometheus", "url=http://prometheus:9090");
        assertThat(DASHBOARD.panels())
                .allMatch(panel -> panel.datasource().equals(new Source("prometheus", "prometheus")));
    }

    @Test
    void allServicesAreAsked() {
        assertThat(yaml("prometheus/prometheus.yaml", Map.class).toString())
                .contains("[command-service:8080]", "[query-service:8080]", "[tournament-service:8080]")
                .contains("/actuator/prometheus", "rules.yaml");
    }

    @Test
    void anUnknownFieldIsRefused() {
        assertThatThrownBy(() -> Json.mapper().readValue("{\"type\":\"a\",\"uid\":\"b\",\"colour\":1}", Source.class))
                .hasMessageContaining("colour");
    }

    private static void requireBalanced(String expression) {
        var open = new StringBuilder();
        for (char c : expression.replaceAll("\"[^\"]*\"", "").toCharArray()) {
            if ("([{".indexOf(c) >= 0) {
                open.append(")]}".charAt("([{".indexOf(c)));
            } else if (")]}".indexOf(c) >= 0) {
                assertThat(open.toString()).as(expression).endsWith(String.valueOf(c));
                open.setLength(open.length() - 1);
            }
        }
        assertThat(open.toString()).as(expression).isEmpty();
        assertThat(expression.chars().filter(c -> c == (int) QUOTE).count() % 2)
                .as(expression)
                .isZero();
    }
}
