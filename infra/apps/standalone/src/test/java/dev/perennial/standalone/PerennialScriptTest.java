package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.ScriptSandbox.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerennialScriptTest {
    @TempDir
    Path temp;

    private ScriptSandbox sandbox;

    @BeforeEach
    void make() throws IOException {
        sandbox = new ScriptSandbox(temp);
    }

    @Test
    void helpsWhoeverAsksOrSaysNothing() throws Exception {
        Outcome help = sandbox.run("help");

        assertThat(help.exit()).isZero();
        assertThat(help.out())
                .contains(
                        "up ",
                        "admin ",
                        "test ",
                        "bench ",
                        "--port N",
                        "--full",
                        "simulate ",
                        "verify ",
                        "pair ",
                        "demo ",
                        "play ");
        assertThat(sandbox.run()).isEqualTo(help);
        assertThat(sandbox.run("--help")).isEqualTo(help);
    }

    @ParameterizedTest
    @CsvSource({
        "dance, Unknown command dance.",
        "up --prot 1, Unknown option --prot.",
        "up --port, Option --port needs a value.",
        "demo --dance, Unknown option --dance.",
        "backup, Which file?",
        "restore a.zip --data, Option --data needs a value.",
        "backup --al, Unknown option --al.",
        "backup a.zip b.zip, One file is enough.",
        "test --ful, Unknown option --ful."
    })
    void refusesASlipOfThePenInOneLineBeforeBuilding(String line, String sentence) throws Exception {
        Outcome outcome = sandbox.run(line.split(" "));

        assertThat(outcome.exit()).isNotZero();
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).isEqualTo("perennial: " + sentence + " See ./perennial help.\n");
    }

    @ParameterizedTest
    @CsvSource({"17.0.15", "26", "11.0.2"})
    void saysWhatToInstallWhenOnlyAnotherJavaIsThere(String version) throws Exception {
        sandbox.with("JAVA_HOME", sandbox.jdk(version).toString());

        Outcome outcome = sandbox.run("up");

        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err().lines())
                .singleElement()
                .satisfies(line -> assertThat(line)
                        .startsWith(
                                "perennial: JDK 25 is needed, but only Java " + version.split("\\.")[0] + " was found;")
                        .contains("Debian 13", "Ubuntu 24.04", "openjdk-25-jdk", "temurin-25-jdk"));
    }

    @Test
    void saysWhatToInstallWhenThereIsNoJava() throws Exception {
        sandbox.with("JAVA_HOME", "");

        assertThat(sandbox.run("up").err()).startsWith("perennial: JDK 25 is needed; install it");
    }

    @Test
    void findsAJdkWhereTheyUsuallyAre() throws Exception {
        Path old = sandbox.jdk("17.0.15");
        Path right = sandbox.jdk("25.0.3");
        sandbox.with("JAVA_HOME", old.toString()).with("PERENNIAL_JDKS", "/nowhere:" + old + ":" + right);

        assertThat(sandbox.run("jdk").out()).isEqualTo(right + "\n");
    }

    @Test
    void refusesAnOldMaven() throws Exception {
        sandbox.tool("mvn", "echo 'Apache Maven 3.6.3 (x)'");

        Outcome outcome = sandbox.run("up");

        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.err()).isEqualTo("perennial: Maven 3.8 or later is needed, but mvn is 3.6.\n");
    }

    @Test
    void buildsStartsTheJvmWithTheOptionsAndPassesItsExitOn() throws Exception {
        Outcome outcome = sandbox.run("up", "--port", "0", "--data", "my data", "--dev");

        assertThat(outcome.exit()).isEqualTo(7);
        assertThat(outcome.out())
                .startsWith("Building")
                .contains("mvn -q", " package ")
                .endsWith(String.join(
                        "\n",
                        "<dev.perennial.standalone.Standalone>",
                        "<--data>",
                        "<" + sandbox.root() + "/data>",
                        "<--port>",
                        "<0>",
                        "<--data>",
                        "<my data>",
                        "<--dev>",
                        ""));
        assertThat(outcome.out())
                .contains("<" + sandbox.root() + "/infra/apps/standalone/target/standalone-1.jar:" + sandbox.root()
                        + "/infra/apps/standalone/target/app/*>");
    }

    @Test
    void buildsOnlyWhatChanged() throws Exception {
        Path source = sandbox.write("games/src/main/java/Other.java", "class Other {}");
        Path test = sandbox.write("games/src/test/java/OtherTest.java", "class OtherTest {}");
        age(sandbox.root());

        assertThat(sandbox.run("up").out()).startsWith("Building");
        assertThat(sandbox.run("up").out()).doesNotContain("Building");
        Files.setLastModifiedTime(test, later());
        assertThat(sandbox.run("up").out()).doesNotContain("Building");
        Files.setLastModifiedTime(source, later());
        assertThat(sandbox.run("up").out()).startsWith("Building");
    }

    @Test
    void buildsAgainWhenASourceIsGone() throws Exception {
        Path source = sandbox.write("games/src/main/java/Other.java", "class Other {}");
        age(sandbox.root());
        assertThat(sandbox.run("up").out()).startsWith("Building");

        Files.delete(source);
        Files.setLastModifiedTime(source.getParent(), later());

        assertThat(sandbox.run("up").out()).startsWith("Building");
    }

    /** An archive brings its files with their old times. */
    @Test
    void anotherVersionIsBuiltAndTheJarOfTheOldOneIsGone() throws Exception {
        age(sandbox.root());
        assertThat(sandbox.run("up").out()).startsWith("Building");
        sandbox.write("infra/apps/standalone/target/standalone-0.jar", "");
        sandbox.write("pom.xml", "<project><version>2</version></project>");
        age(sandbox.root());
        Files.setLastModifiedTime(sandbox.root().resolve("infra/apps/standalone/target/built"), later());

        assertThat(sandbox.run("up").out())
                .startsWith("Building")
                .contains("<" + sandbox.root() + "/infra/apps/standalone/target/standalone-1.jar:")
                .doesNotContain("standalone-0.jar");
        assertThat(sandbox.run("up").out()).doesNotContain("Building");
    }

    @Test
    void startsFromWhatTheJvmLearntInAFirstRun() throws Exception {
        sandbox.teachable();
        Path cache = sandbox.root().resolve("infra/apps/standalone/target/start.aot");

        Outcome first = sandbox.run("up");

        assertThat(first.out()).contains("Preparing fast starts").contains("<-XX:AOTCache=" + cache + ">");
        sandbox.write("games/src/main/java/Game.java", "class Game { int changed; }");
        Files.setLastModifiedTime(sandbox.root().resolve("games/src/main/java/Game.java"), later());
        assertThat(sandbox.run("up").out()).startsWith("Building").doesNotContain("Preparing", "AOTCache");
        assertThat(sandbox.run("warm").exit()).isZero();
        assertThat(cache).exists();
    }

    @Test
    void startsAllTheSameWhenThatFailed() throws Exception {
        assertThat(sandbox.run("up").out()).doesNotContain("AOTCache").contains("<--data>");
        Outcome warm = sandbox.run("warm");
        assertThat(warm.exit()).isEqualTo(1);
        assertThat(warm.err()).startsWith("perennial: That failed; see ");
    }

    @Test
    void doesNotTakeAFailedBuildForAGoodOne() throws Exception {
        sandbox.tool("mvn", "[ \"$1\" = -v ] && { echo 'Apache Maven 3.9.9'; exit 0; }\nexit 1");

        for (int attempt = 0; attempt < 2; attempt++) {
            Outcome outcome = sandbox.run("up");

            assertThat(outcome.exit()).isEqualTo(1);
            assertThat(outcome.err()).isEqualTo("perennial: The build failed.\n");
        }
    }

    @Test
    void worksFromAnotherFolderAndThroughALink() throws Exception {
        Path elsewhere = Files.createDirectories(temp.resolve("elsewhere"));
        Path link = Files.createSymbolicLink(elsewhere.resolve("p"), Path.of("../a tree/perennial"));

        Outcome outcome = sandbox.runFrom(link, elsewhere, "bench", "--quick");

        assertThat(outcome.out())
                .contains("-f " + sandbox.root() + "/pom.xml")
                .endsWith("<dev.perennial.standalone.bench.Bench>\n<--quick>\n");
    }

    @Test
    void testsAsCiDoes() throws Exception {
        Outcome outcome = sandbox.run("test");

        assertThat(outcome.exit()).isZero();
        assertThat(outcome.out()).isEqualTo("mvn -B -T 2 -f " + sandbox.root() + "/pom.xml verify\n");
    }

    @Test
    void writesAReportOfAFullRun() throws Exception {
        sandbox.write("games/pom.xml", "<project/>");
        sandbox.write("games/target/surefire-reports/TEST-A.xml", """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuite name="A" time="1.6" tests="5" errors="1" skipped="1" failures="2">
                """);
        sandbox.write("games/target/failsafe-reports/TEST-B.xml", """
                <testsuite name="B" time="2.5" tests="3" errors="0" skipped="0" failures="0">
                """);
        sandbox.write("games/target/report/load.md", "## Load\n\n4711 moves a second");

        Outcome outcome = sandbox.run("test", "--full");

        assertThat(outcome.exit()).as("three of them failed").isEqualTo(1);
        assertThat(outcome.out())
                .contains("verify -Dperennial.full=true -Dit.forks=1 -Dmaven.test.failure.ignore=true");
        try (Stream<Path> reports = Files.list(sandbox.root().resolve("docs/reports"))) {
            Path report = reports.findFirst().orElseThrow();
            assertThat(report.getFileName().toString()).matches("\\d{4}-\\d\\d-\\d\\d-\\d{4}\\.md");
            assertThat(Files.readString(report))
                    .contains(": FAILED", "| games | 8 | 3 | 1 | 4 |", "Java 25.0.1", "4711 moves a second");
        }
    }

    @Test
    void aFullRunPassesWhenNothingFailed() throws Exception {
        sandbox.write("games/target/surefire-reports/TEST-A.xml", """
                <testsuite name="A" time="1.6" tests="5" errors="0" skipped="1" failures="0">
                """);

        assertThat(sandbox.run("test", "--full").exit()).isZero();
    }

    @Test
    void failsWhenAFullRunFails() throws Exception {
        sandbox.tool("mvn", "[ \"$1\" = -v ] && { echo 'Apache Maven 3.9.9'; exit 0; }\nexit 1");

        Outcome outcome = sandbox.run("test", "--full");

        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.out()).contains("Report: ");
    }

    /** File times may be no finer than a second. */
    private static void age(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            for (Path path : all.toList()) {
                Files.setLastModifiedTime(path, FileTime.from(Instant.now().minusSeconds(3600)));
            }
        }
    }

    private static FileTime later() {
        return FileTime.from(Instant.now().plusSeconds(60));
    }
}
