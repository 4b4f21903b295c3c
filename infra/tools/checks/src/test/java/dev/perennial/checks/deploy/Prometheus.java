package dev.perennial.checks.deploy;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;

/** What Prometheus and its operator read, as far as we use it: a field that is not here is not meant. */
final class Prometheus {
    private Prometheus() {}

    record Config(
            Global global,
            @JsonProperty("rule_files") List<String> ruleFiles,
            @JsonProperty("scrape_configs") List<Scrape> scrapes) {}

    record Global(
            @JsonProperty("scrape_interval") String scrapeInterval,
            @JsonProperty("evaluation_interval") String evaluationInterval) {}

    record Scrape(
            @JsonProperty("job_name") String job,
            @JsonProperty("metrics_path") String path,
            @JsonProperty("static_configs") List<Targets> targets) {}

    record Targets(List<String> targets, Map<String, String> labels) {}

    record Rules(List<Group> groups) {}

    record Group(String name, List<Rule> rules) {}

    record Rule(
            String alert,
            String expr,
            @JsonProperty("for") String lasting,
            Map<String, String> labels,
            Map<String, String> annotations) {}

    record PrometheusRule(String apiVersion, String kind, Named metadata, Rules spec) {}

    record PodMonitor(String apiVersion, String kind, Named metadata, Monitored spec) {}

    record Named(String name, String namespace) {}

    record Monitored(Selector selector, List<Endpoint> podMetricsEndpoints) {}

    record Selector(List<Expression> matchExpressions) {}

    record Expression(String key, String operator, List<String> values) {}

    record Endpoint(String port, String path, String interval, List<Relabeling> relabelings) {}

    record Relabeling(String action, List<String> sourceLabels, String regex, String replacement, String targetLabel) {}
}
