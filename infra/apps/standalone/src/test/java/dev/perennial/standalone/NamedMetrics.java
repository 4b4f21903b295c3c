package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What an alarm or a panel names has to be measured by one of the services, once they have done something. */
public final class NamedMetrics {
    private static final Pattern NAMED = Pattern.compile("\\b(perennial|http_server|hikaricp|jvm|process)_[a-z_]+");
    private static final Pattern MEASURED = Pattern.compile("(?m)^[a-z_]+");
    private static final Path INFRA = Path.of("../../deploy").toAbsolutePath().normalize();

    private NamedMetrics() {}

    public static void requireAll(List<String> services) throws IOException, InterruptedException {
        var named = new TreeSet<String>();
        for (String file : List.of("prometheus/rules.yaml", "grafana/dashboards/perennial.json")) {
            named.addAll(found(NAMED, Files.readString(INFRA.resolve(file))));
        }
        assertThat(named).hasSizeGreaterThan(10).isSubsetOf(measured(services));
    }

    private static Set<String> measured(List<String> services) throws IOException, InterruptedException {
        var all = new StringBuilder();
        try (var http = HttpClient.newHttpClient()) {
            for (String service : services) {
                var request = HttpRequest.newBuilder(URI.create(service + "/actuator/prometheus"));
                all.append(http.send(request.build(), BodyHandlers.ofString()).body());
            }
        }
        return found(MEASURED, all.toString());
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }
}
