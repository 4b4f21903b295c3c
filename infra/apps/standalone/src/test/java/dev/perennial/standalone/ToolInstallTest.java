package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.perennial.standalone.ScriptSandbox.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code ./perennial} on a machine without JDK and Maven. */
class ToolInstallTest {
    private static final String WHERE_FROM = "perennial: JDK 25 is needed; install it";
    private static final String SUDO = "[ \"$1\" = -n ] && shift\nexec \"$@\"";

    @TempDir
    Path temp;

    private ScriptSandbox sandbox;
    private Path log;

    @BeforeEach
    void bareMachine() throws IOException {
        sandbox = new ScriptSandbox(temp).bare().withoutTools();
        for (String name : List.of("chromium", "node", "npm")) {
            sandbox.tool(name, "exit 0");
        }
        sandbox.tool("id", "echo 0");
        log = temp.resolve("log");
    }

    @ParameterizedTest
    @CsvSource({
        "apt-get, openjdk-25-jdk-headless",
        "apt-get, temurin-25-jdk",
        "dnf, java-25-openjdk-devel",
        "zypper, java-25-openjdk-devel",
        "pacman, jdk25-openjdk",
        "apk, openjdk25",
        "brew, openjdk@25"
    })
    void bothAreInstalledWithWhatTheSystemHas(String manager, String jdk) throws Exception {
        sandbox.tool(manager, sandbox.givesBack(log, jdk, "maven"));

        Outcome outcome = sandbox.run("test", "--yes");

        assertThat(outcome.err())
                .isEqualTo("JDK 25 is missing: installing it with " + manager + " ...\n"
                        + "Maven is missing: installing it with " + manager + " ...\n");
        assertThat(outcome.out()).startsWith("mvn -B -T 3 -f " + sandbox.root() + "/pom.xml verify\n");
    }

    @Test
    void theServerInstallsThemToo() throws Exception {
        apt();

        Outcome outcome = sandbox.run("up", "--yes", "--port", "0");

        assertThat(outcome.err())
                .isEqualTo("JDK 25 is missing: installing it with apt-get ...\n"
                        + "Maven is missing: installing it with apt-get ...\n");
        assertThat(outcome.out())
                .contains("-pl infra/apps/standalone -am package")
                .endsWith("<--port>\n<0>\n");
    }

    @Test
    void ciNeedsNoOption() throws Exception {
        apt();

        assertThat(sandbox.with("CI", "true").run("test").out()).contains("verify");
        assertThat(sandbox.run("test").err()).as("the second time").isEmpty();
    }

    @Test
    void aUserBecomesRoot() throws Exception {
        sandbox.tool("id", "echo 1000");
        apt();

        Outcome refused = sandbox.run("test", "--yes");
        assertThat(refused.exit()).isEqualTo(1);
        assertThat(refused.err()).as("no sudo").startsWith(WHERE_FROM);
        sandbox.tool("sudo", "exit 1");
        assertThat(sandbox.run("test", "--yes").err())
                .as("sudo wants a password")
                .startsWith(WHERE_FROM);
        assertThat(log).doesNotExist();

        sandbox.tool("sudo", SUDO);
        assertThat(sandbox.run("test", "--yes").out()).contains("verify");
    }

    @Test
    void withoutAPackageManagerOneLineSaysWhereTheyComeFrom() throws Exception {
        Outcome outcome = sandbox.run("test", "--yes");

        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err().lines())
                .singleElement()
                .asString()
                .startsWith(WHERE_FROM)
                .contains("https://adoptium.net", "temurin-25-jdk")
                .doesNotContain("--yes");
    }

    @Test
    void withoutThePackageToo() throws Exception {
        sandbox.tool("apt-get", sandbox.givesBack(log, "no-jdk", "maven"));

        Outcome outcome = sandbox.run("test", "--yes");

        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.err().lines().toList()).hasSize(3).last().asString().startsWith(WHERE_FROM);
        assertThat(Files.readString(log)).contains(" openjdk-25-jdk-headless\n", " temurin-25-jdk\n");
    }

    @Test
    void mavenAloneIsInstalledToo() throws Exception {
        sandbox.with("JAVA_HOME", sandbox.jdk("25.0.9").toString());
        assertThat(sandbox.run("test", "--yes").err())
                .startsWith("perennial: Maven 3.8 or later is needed; install it")
                .contains("https://maven.apache.org");
        apt();
        assertThat(sandbox.run("test", "--yes").out()).contains("verify");
    }

    @Test
    void nothingIsInstalledUnasked() throws Exception {
        apt();

        Outcome outcome = sandbox.run("test");

        assertThat(outcome.err().lines())
                .singleElement()
                .asString()
                .startsWith(WHERE_FROM)
                .endsWith("Or add --yes, and apt-get installs it.");
        assertThat(log).doesNotExist();
        assertThat(sandbox.run("jdk").exit()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"n", "no", "x"})
    void noIsTakenForNo(String answer) throws Exception {
        terminal();
        apt();

        Outcome outcome = sandbox.onTerminal(answer, "test");

        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.out()).contains("JDK 25 is missing. Install it with apt-get? [Y/n]", WHERE_FROM);
        assertThat(log).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"y\ny", "\n", "Yes\nyes"})
    void yesIsTakenForYes(String answer) throws Exception {
        terminal();
        apt();

        Outcome outcome = sandbox.onTerminal(answer, "test");

        assertThat(outcome.exit()).isZero();
        assertThat(outcome.out()).contains("JDK 25 is missing. Inst", "Maven is missing. Inst", "/pom.xml verify");
    }

    @Test
    void onATerminalSudoMayAskForThePassword() throws Exception {
        terminal();
        apt();
        sandbox.tool("id", "echo 1000");
        sandbox.tool("sudo", "[ \"$1\" != -n ] && exec \"$@\"");

        assertThat(sandbox.onTerminal("y\ny", "test").out()).contains("/pom.xml verify");
    }

    @Test
    void theOptionIsNotHandedOn() throws Exception {
        var complete = new ScriptSandbox(temp.resolve("complete"));

        assertThat(complete.run("up", "--yes", "--port", "0").out())
                .endsWith("<--port>\n<0>\n")
                .doesNotContain("--yes");
        assertThat(complete.run("pair", "--yes").err()).startsWith("perennial: Unknown option --yes.");
    }

    private void apt() throws IOException {
        sandbox.tool("apt-get", sandbox.givesBack(log, "openjdk-25-jdk-headless", "maven"));
    }

    private static void terminal() {
        assumeTrue(List.of("/usr/bin/script", "/bin/script").stream().anyMatch(f -> Files.isExecutable(Path.of(f))));
    }
}
