package dev.perennial.checks.deploy;

import java.util.List;
import java.util.Map;

/** What Grafana reads, as far as we use it: a field that is not here is not meant. */
final class Grafana {
    private Grafana() {}

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

    record Sources(int apiVersion, List<ProvisionedSource> datasources) {}

    record ProvisionedSource(String name, String uid, String type, String access, String url, boolean isDefault) {}

    record Providers(int apiVersion, List<Provider> providers) {}

    record Provider(String name, String type, Map<String, String> options) {}
}
