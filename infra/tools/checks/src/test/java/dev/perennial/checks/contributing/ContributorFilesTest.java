package dev.perennial.checks.contributing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.checks.deploy.StrictYaml;
import dev.perennial.checks.source.TrackedFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What contributors, their editors and the hosting site look for. */
class ContributorFilesTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final Set<String> FIELDS = Set.of("markdown", "textarea", "input", "dropdown");
    private static final List<String> BINARY = List.of(".png", ".jpg", ".gz", ".jar", ".zip");

    @ParameterizedTest
    @ValueSource(strings = {"SECURITY.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "docs/how-to/release.md"})
    void pagesForContributorsHaveLinesThatFitAScreen(String page) {
        assertThat(ProjectFiles.read(ROOT.resolve(page)).lines().filter(line -> !line.startsWith("|")))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120));
    }

    @Test
    void theFirstPageForContributorsLeadsToTheOthers() {
        assertThat(ProjectFiles.read(ROOT.resolve("CONTRIBUTING.md")))
                .contains("](SECURITY.md)", "](CODE_OF_CONDUCT.md)", "](docs/how-to/release.md)");
    }

    @Test
    void releasesPromiseSomethingForEachOfTheThree() {
        assertThat(ProjectFiles.read(ROOT.resolve("docs/how-to/release.md")))
                .contains("## Versions", "HTTP API", "stored events", "Java client", "## Steps");
    }

    /** As .editorconfig and .gitattributes demand. Recorded output is compared byte by byte and stays as it is. */
    @Test
    void textEndsWithALineAndHasNoBlanksAtLineEnds() throws IOException {
        assertThat(ProjectFiles.read(ROOT.resolve(".editorconfig")))
                .contains("root = true", "end_of_line = lf", "insert_final_newline = true");
        assertThat(ProjectFiles.read(ROOT.resolve(".gitattributes"))).contains("* text=auto eol=lf");
        List<String> careless = new ArrayList<>();
        for (Path file : TrackedFiles.below(ROOT)) {
            String name = ROOT.relativize(file).toString();
            if (BINARY.stream().noneMatch(name::endsWith) && !name.contains("src/test/resources/")) {
                String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                if (text.contains("\r") || !text.endsWith("\n") || text.contains(" \n") || text.contains("\t\n")) {
                    careless.add(name);
                }
            }
        }
        assertThat(careless).isEmpty();
    }

    @Test
    void revisionsToSkipAreFullHashes() {
        assertThat(ProjectFiles.read(ROOT.resolve(".git-blame-ignore-revs")).lines())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).matches("#.*|[0-9a-f]{40}|"));
    }

    /** An unknown revision would be skipped without a word. A shallow clone cannot know. */
    @Test
    void revisionsToSkipAreInTheHistory() throws Exception {
        assumeTrue(git("rev-parse", "--is-shallow-repository").equals("false"), "without the whole history");
        for (String line : Files.readAllLines(ROOT.resolve(".git-blame-ignore-revs"))) {
            if (!line.startsWith("#") && !line.isBlank()) {
                assertThat(git("cat-file", "-t", line)).as(line).isEqualTo("commit");
            }
        }
    }

    private static String git(String... args) throws IOException {
        var command = Stream.concat(Stream.of("git", "-C", ROOT.toString()), Stream.of(args));
        var process =
                new ProcessBuilder(command.toList()).redirectErrorStream(true).start();
        try (var output = process.getInputStream()) {
            return new String(output.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }

    @Test
    void formsOfIssuesAskSomethingAndNameTheirFields() throws IOException {
        try (Stream<Path> forms = Files.list(ROOT.resolve(".github/ISSUE_TEMPLATE"))) {
            assertThat(forms.filter(form -> !form.endsWith("config.yml")).toList())
                    .hasSizeGreaterThanOrEqualTo(3)
                    .allSatisfy(ContributorFilesTest::isForm);
        }
    }

    @SuppressWarnings("unchecked")
    private static void isForm(Path file) {
        Map<String, Object> form = StrictYaml.parse(ProjectFiles.read(file)).getFirst();
        assertThat(form).containsOnlyKeys("name", "description", "labels", "body");
        var body = (List<Map<String, Object>>) form.get("body");
        assertThat(body).allSatisfy(field -> {
            assertThat(FIELDS).contains((String) field.get("type"));
            var attributes = (Map<String, Object>) field.get("attributes");
            if (!field.get("type").equals("markdown")) {
                assertThat(field).containsKey("id");
                assertThat(attributes).containsKey("label");
            }
            assertThat(attributes.containsKey("options"))
                    .isEqualTo(field.get("type").equals("dropdown"));
        });
        assertThat(body.stream().map(field -> field.get("id")).filter(id -> id != null))
                .doesNotHaveDuplicates();
        assertThat(body)
                .anySatisfy(field -> assertThat(field.get("validations")).isEqualTo(Map.of("required", true)));
    }

    /** Maven may run on Java 17 or on the JDK of the build: each JVM of this machine starts with its options. */
    @Test
    void everyJvmTakesTheOptionsOfMaven() throws IOException, InterruptedException {
        List<String> options =
                ProjectFiles.read(ROOT.resolve(".mvn/jvm.config")).lines().toList();
        assertThat(options).isNotEmpty().allSatisfy(option -> assertThat(option).startsWith("-"));
        for (Path java : jvms()) {
            List<String> command = new ArrayList<>(List.of(java.toString()));
            command.addAll(options);
            command.add("-version");
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).as(java + ": " + said).isZero();
            assertThat(said).doesNotContainIgnoringCase("warning");
        }
    }

    private static List<Path> jvms() throws IOException {
        List<Path> found = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin/java")));
        Path usual = Path.of("/usr/lib/jvm");
        if (Files.isDirectory(usual)) {
            try (Stream<Path> homes = Files.list(usual)) {
                homes.map(home -> home.resolve("bin/java"))
                        .filter(Files::isExecutable)
                        .forEach(found::add);
            }
        }
        return found;
    }
}
