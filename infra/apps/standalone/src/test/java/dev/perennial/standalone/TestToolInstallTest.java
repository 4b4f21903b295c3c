package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code ./perennial test} on a machine without Chromium and Node.js, which only tests need. */
class TestToolInstallTest {
    private static final String SAID = "NO CHROMIUM";
    private static final String NO_NODE = "NO NODE.JS";

    @TempDir
    Path temp;

    private ScriptSandbox sandbox;

    @BeforeEach
    void noBrowser() throws Exception {
        sandbox = new ScriptSandbox(temp).bare();
        sandbox.tool("id", "echo 1000");
    }

    @ParameterizedTest
    @CsvSource({"apt-get,install,npm", "dnf,install,nodejs-npm", "pacman,-S,npm", "apk,add,npm"})
    void theyAreInstalledWithWhatTheSystemHas(String manager, String install, String npm) throws Exception {
        Path log = temp.resolve("log");
        sandbox.tool("sudo", "[ \"$1\" = -n ] && shift && exec \"$@\"");
        sandbox.tool(manager, "echo \"$*\" >>'" + log + "'");
        var outcome = sandbox.run("test");
        assertThat(Files.readAllLines(log).getLast()).startsWith(install).endsWith("chromium");
        assertThat(Files.readAllLines(log)).anyMatch(line -> line.startsWith(install) && line.endsWith(' ' + npm));
        assertThat(outcome.err()).doesNotContain(SAID);
        assertThat(outcome.out()).contains("verify");
    }

    @Test
    void whereTheyMayNotOrCannotBeInstalledThatIsSaid() throws Exception {
        sandbox.tool("apt-get", "exit 0");
        assertThat(sandbox.run("test").err()).as("no sudo").contains(SAID, NO_NODE);
        sandbox.tool("sudo", "[ \"$1\" = -n ] && shift && exec \"$@\"");
        sandbox.tool("apt-get", "exit 100");
        assertThat(sandbox.run("test").err()).as("no such package").contains(SAID, NO_NODE);
    }
}
