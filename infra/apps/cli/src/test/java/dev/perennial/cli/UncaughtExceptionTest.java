package dev.perennial.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Whatever a command throws is seen, also what nobody expected. */
class UncaughtExceptionTest {

    /** Ends its process, so the test starts one. */
    static final class Broken {
        private Broken() {}

        public static void main(String[] args) {
            Cli.runAndExit(args, _ -> {
                throw new IllegalStateException("the cause");
            });
        }
    }

    @Test
    void theCauseIsPrintedAndTheExitCodeTellsOfIt() throws IOException, InterruptedException {
        var process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Broken.class.getName(),
                        "demo")
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(1);
        assertThat(printed).contains("IllegalStateException: the cause");
    }
}
