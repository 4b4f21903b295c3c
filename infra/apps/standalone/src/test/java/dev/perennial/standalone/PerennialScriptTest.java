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
    void helpNeedsNoBuild() throws Exception {
        Outcome help = sandbox.run("help");

        assertThat(help.exit()).isZero();
        assertThat(help.out())
                .startsWith("Usage: ./perennial COMMAND")
                .contains("  up ", "  admin ", "  test ", "  bench ", "  pair ", "  completion ");
        assertThat(sandbox.run()).isEqualTo(help);
        assertThat(sandbox.run("--help")).isEqualTo(help);
        assertThat(sandbox.run("up", "--help").out())
                .startsWith("Usage: ./perennial up ")
                .contains("--port=N", "--dev")
                .doesNotContain("```", "--full");
        assertThat(sandbox.run("help", "up")).isEqualTo(sandbox.run("up", "--help"));
        assertThat(sandbox.run("bench", "faults", "--help").out()).startsWith("Usage: ./perennial bench faults ");
        assertThat(sandbox.run("bench", "--help").out()).startsWith("Usage: ./perennial bench ");
    }

    @ParameterizedTest
    @CsvSource({
        "dance, Unknown command dance. See ./perennial help.",
        "dance --help, Unknown command dance. See ./perennial help.",
        "up --prot 1, Unknown option --prot. See ./perennial up --help.",
        "demo --dance, Unknown option --dance. See ./perennial demo --help.",
        "backup --al, Unknown option --al. See ./perennial backup --help.",
        "pair --chekc=a, Unknown option --chekc. See ./perennial pair --help.",
        "bench dance, Unknown command dance. See ./perennial bench --help.",
        "bench faults --mvoes 1, Unknown option --mvoes. See ./perennial bench --help.",
        "mutate chess, Unknown group chess. See ./perennial mutate --help.",
        "test --ful, Unknown option --ful. See ./perennial test --help."
    })
    void refusesAMistypedCommandInOneLineBeforeBuilding(String line, String sentence) throws Exception {
        assertThat(sandbox.run(line.split(" "))).isEqualTo(new Outcome(2, "", "perennial: " + sentence + "\n"));
    }

    @Test
    void whatIsBuiltRefusesItselfAndSuggests() throws Exception {
        assertThat(sandbox.run("up").exit()).isEqualTo(7);

        assertThat(sandbox.run("up", "--prot").out()).endsWith("<dev.perennial.standalone.Main>\n<up>\n<--prot>\n");
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
                        "<dev.perennial.standalone.Main>",
                        "<up>",
                        "<--port>",
                        "<0>",
                        "<--data>",
                        "<my data>",
                        "<--dev>",
                        ""));
        assertThat(outcome.out())
                .contains("<" + sandbox.root() + "/infra/apps/standalone/target/standalone-1.jar:" + sandbox.root()
                        + "/infra/apps/standalone/target/app/*>")
                .contains("<-Dperennial.data=" + sandbox.root() + "/data>");
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
        assertThat(cache.resolveSibling("warm.log")).content().contains("<dev.perennial.standalone.bench.Training>");
    }

    @Test
    void startsAllTheSameWhenThatFailed() throws Exception {
        assertThat(sandbox.run("up").out()).doesNotContain("AOTCache").contains("<up>");
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
                .endsWith("<dev.perennial.standalone.bench.BenchMain>\n<bench>\n<--quick>\n");
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
