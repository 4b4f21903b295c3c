package dev.perennial.checks.contributing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nobody here runs the workflow, so that what can be checked without running it is. */
class WorkflowTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final String TEXT = ProjectFiles.read(ROOT.resolve(".github/workflows/ci.yml"));
    private static final Workflow CI = Workflow.parse(TEXT);
    private static final Pattern PINNED = Pattern.compile("[\\w-]+(/[\\w-]+)+@[0-9a-f]{40}");
    private static final Pattern GRADLE_TASK = Pattern.compile("(:[\\w:-]+):\\w+");

    @Test
    void everyPushAndPullRequestRunsTheTestsThatPeopleRun() {
        assertThat(CI.on()).containsOnlyKeys("push", "pull_request");
        assertThat(CI.jobs().get("maven").commands()).containsExactly("./perennial test");
        assertThat(ROOT.resolve("perennial")).isExecutable();
        assertThat(ProjectFiles.read(ROOT.resolve(".ci/run"))).contains("\nexec ./perennial test\n");
    }

    @Test
    void theJdkIsTheOneOfTheBuild() {
        String java = found("<java.version>(\\d+)<", ProjectFiles.read(ROOT.resolve("pom.xml")))
                .iterator()
                .next();
        assertThat(List.of("maven", "gradle"))
                .allSatisfy(job -> assertThat(
                                CI.jobs().get(job).action("actions/setup-java").with())
                        .containsEntry("java-version", java)
                        .containsEntry("distribution", "temurin"));
    }

    @Test
    void gradleComesWithTheOfficialActionAndBuildsModulesThatExist() {
        Workflow.Job job = CI.jobs().get("gradle");
        assertThat(job.action("gradle/actions/setup-gradle").with()).containsKey("gradle-version");
        String command = job.commands().getFirst();
        assertThat(command).startsWith("gradle build");
        assertThat(GRADLE_TASK.matcher(command).results())
                .isNotEmpty()
                .allSatisfy(task -> assertThat(
                                ROOT.resolve(task.group(1).substring(1).replace(':', '/') + "/build.gradle.kts"))
                        .exists());
    }

    @Test
    void everyServiceBecomesAnImage() {
        Workflow.Job job = CI.jobs().get("container");
        String command = job.commands().getFirst();
        String dockerfile = found("--file (\\S+)", command).iterator().next();
        assertThat(command)
                .startsWith("docker build ")
                .contains("--target ${{ matrix.service }}")
                .endsWith(" .");
        assertThat(Set.copyOf(job.strategy().matrix().get("service")))
                .isEqualTo(found("(?m)^FROM runtime AS (\\S+)$", ProjectFiles.read(ROOT.resolve(dockerfile))));
    }

    @Test
    void everyPathItNamesExists() {
        assertThat(CI.jobs().values().stream()
                        .flatMap(job -> job.commands().stream())
                        .flatMap(command -> Stream.of(command.split("\\s+")))
                        .filter(word -> word.contains("/") && !word.contains("${{")))
                .isNotEmpty()
                .allSatisfy(word -> assertThat(ROOT.resolve(word)).exists());
    }

    @Test
    void actionsAreTakenByTheirCommit() {
        assertThat(CI.steps().map(Workflow.Step::uses).filter(Objects::nonNull))
                .isNotEmpty()
                .allSatisfy(action -> assertThat(action).matches(PINNED));
        assertThat(TEXT.lines().filter(line -> line.contains("uses:")))
                .allSatisfy(line -> assertThat(line).containsPattern("# v\\d+\\.\\d+\\.\\d+$"));
    }

    @Test
    void nothingMayWriteAndNothingRunsForEver() {
        assertThat(CI.permissions()).isEqualTo(Map.of("contents", "read"));
        assertThat(CI.jobs().values())
                .allSatisfy(job -> assertThat(job.timeoutMinutes()).isBetween(1, 60));
        assertThat(CI.steps())
                .allSatisfy(step -> assertThat(step.uses() == null).isNotEqualTo(step.run() == null));
    }

    @ParameterizedTest
    @CsvSource({
        "'name: CI', 'name: CI\nname: CI'",
        "'    timeout-minutes: 60', '    timeout: 60'",
        "'permissions:', '---\npermissions:'",
        "'      - run: ./perennial test', '      - runs: ./perennial test'"
    })
    void aSlipOfThePenIsRefused(String good, String bad) {
        assertThat(TEXT).contains(good);
        assertThatThrownBy(() -> Workflow.parse(TEXT.replace(good, bad))).isInstanceOf(RuntimeException.class);
    }

    @Test
    void readersAreToldThatItHasNotBeenRun() {
        assertThat(ProjectFiles.read(ROOT.resolve("CONTRIBUTING.md")).replaceAll("\\s+", " "))
                .contains("`.github/workflows/ci.yml`", "has never been executed");
    }

    private static Set<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .collect(Collectors.toSet());
    }
}
