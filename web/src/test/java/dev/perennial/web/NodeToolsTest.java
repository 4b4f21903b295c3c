package dev.perennial.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs lint and the JavaScript unit tests, so that every build that runs tests runs them too. */
class NodeToolsTest {
    private static final Path LOCK = Path.of("package-lock.json");
    /** npm writes this file last, once all packages are in place. */
    private static final Path INSTALLED = Path.of("node_modules/.package-lock.json");

    @BeforeAll
    static void installPackages() throws IOException, InterruptedException {
        boolean node = run("node", "-e", "process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)").ok
                && run("npm", "--version").ok;
        if (!node) {
            System.err.println("\n*** NO NODE.JS 20: LINT AND UNIT TESTS OF THE BROWSER APP DID NOT RUN."
                    + " Install it (Debian: apt install npm). ***\n");
        }
        Assumptions.assumeTrue(node, "no Node.js 20 on this machine");
        if (!Files.exists(INSTALLED)
                || Files.getLastModifiedTime(INSTALLED).compareTo(Files.getLastModifiedTime(LOCK)) < 0) {
            var outcome = run("npm", "ci", "--prefer-offline", "--no-audit", "--no-fund");
            assertThat(outcome.ok).as(outcome.output).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"lint", "test"})
    void nothingIsFound(String script) throws IOException, InterruptedException {
        var outcome = run("npm", "run", "--silent", script);
        assertThat(outcome.ok).as(outcome.output).isTrue();
    }

    private static Outcome run(String... command) throws InterruptedException {
        try {
            var process = new ProcessBuilder(List.of(command))
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Outcome(process.waitFor() == 0, output);
        } catch (IOException e) {
            return new Outcome(false, e.toString());
        }
    }

    private record Outcome(boolean ok, String output) {}
}
