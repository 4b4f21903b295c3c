package dev.perennial.checks.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DockerfileTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final String DOCKERFILE = ProjectFiles.read(ROOT.resolve("infra/deploy/Dockerfile"));
    private static final Set<String> SERVICES = Set.of("command-service", "query-service", "tournament-service");

    @Test
    void everyServiceHasAStage() {
        assertThat(found("(?m)^FROM runtime AS (\\S+)$")).isEqualTo(SERVICES);
    }

    @Test
    void everyStageTakesTheExecutableJarOfItsModule() {
        var copied = Pattern.compile("FROM runtime AS (\\S+)\n"
                        + "COPY --from=build /src/(\\S+)/target/(\\S+)-\\*-exec\\.jar service\\.jar")
                .matcher(DOCKERFILE)
                .results()
                .toList();
        assertThat(copied).hasSize(SERVICES.size());
        for (MatchResult stage : copied) {
            String module = stage.group(1);
            assertThat(List.of(stage.group(2), stage.group(3))).containsOnly(module);
            assertThat(ProjectFiles.read(ROOT.resolve(module).resolve("pom.xml")))
                    .contains("<artifactId>" + module + "</artifactId>", "<classifier>exec</classifier>");
        }
    }

    @Test
    void exactlyTheServicesAreBuilt() {
        assertThat(found("-pl (\\S+)")).isEqualTo(Set.of("command-service,query-service,tournament-service"));
        assertThat(ProjectFiles.read(ROOT.resolve("pom.xml")))
                .contains(SERVICES.stream()
                        .map(service -> "<module>" + service + "</module>")
                        .toList());
    }

    @Test
    void theJavaIsTheOneOfTheBuild() {
        var release = Pattern.compile("<java.version>(\\d+)<").matcher(ProjectFiles.read(ROOT.resolve("pom.xml")));
        assertThat(release.find()).isTrue();
        assertThat(found("(?m)^FROM (\\S+:\\S+)@sha256:[0-9a-f]{64} AS"))
                .isEqualTo(Set.of(
                        "maven:3-eclipse-temurin-" + release.group(1), "eclipse-temurin:" + release.group(1) + "-jre"));
    }

    @Test
    void servicesRunAsAnOrdinaryUserAndSayHowTheyAre() {
        String runtime = DOCKERFILE.substring(DOCKERFILE.indexOf("AS runtime"), DOCKERFILE.indexOf("FROM runtime"));
        assertThat(runtime).contains("useradd", "\nUSER perennial\n", "\nHEALTHCHECK ", "CMD [\"healthcheck\"]");
        assertThat(runtime.indexOf("USER perennial")).isLessThan(runtime.indexOf("ENTRYPOINT"));
        assertThat(ROOT.resolve("infra/deploy/healthcheck.sh")).isExecutable();
    }

    /** The build takes the whole project; what must not be in a layer is named. */
    @Test
    void neitherDataNorSecretsAreTakenIntoTheBuild() {
        assertThat(DOCKERFILE).contains("\nCOPY . .\n");
        assertThat(ProjectFiles.read(ROOT.resolve("infra/deploy/Dockerfile.dockerignore"))
                        .lines())
                .contains(".git", "data", "data-demo", "infra/deploy/.env");
    }

    private static Set<String> found(String pattern) {
        return Pattern.compile(pattern)
                .matcher(DOCKERFILE)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toSet());
    }
}
