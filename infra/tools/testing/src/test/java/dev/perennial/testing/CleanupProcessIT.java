package dev.perennial.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CleanupProcessIT {
    @TempDir
    Path temp;

    @Test
    void cleansUpAfterAJvmThatWasKilled() throws Exception {
        Path folder = Files.createDirectories(temp.resolve("folder/inner"));
        Process database = new ProcessBuilder("sleep", "600").start();
        Process jvm = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Killed.class.getName(),
                        Long.toString(database.pid()),
                        folder.toString())
                .start();
        try (var out = new BufferedReader(new InputStreamReader(jvm.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(out.readLine()).isEqualTo("watching");
        }

        jvm.destroyForcibly();

        assertThat(database.waitFor(20, TimeUnit.SECONDS)).isTrue();
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (Files.exists(folder) && System.nanoTime() < end) {
            Thread.sleep(50);
        }
        assertThat(folder).doesNotExist();
    }

    /** Stands for a test JVM. */
    static final class Killed {
        public static void main(String[] args) throws Exception {
            CleanupProcess.watch(Long.parseLong(args[0]), Path.of(args[1]));
            System.out.println("watching");
            Thread.sleep(Duration.ofMinutes(10));
        }
    }
}
