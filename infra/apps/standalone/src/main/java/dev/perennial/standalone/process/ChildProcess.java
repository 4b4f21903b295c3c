package dev.perennial.standalone.process;

import dev.perennial.standalone.console.CannotStart;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A JVM with one part in it, and what it started itself. */
final class ChildProcess {
    private final Process process;
    private final @Nullable ProcessHandle inner;

    private ChildProcess(Process process, @Nullable ProcessHandle inner) {
        this.process = process;
        this.inner = inner;
    }

    /** Waits until the part says that it is ready. */
    static ChildProcess start(Path data, String part, int port, Map<String, String> environment) {
        try {
            Files.createDirectories(data.resolve(part));
            String java =
                    Path.of(System.getProperty("java.home"), "bin", "java").toString();
            var builder = new ProcessBuilder(
                            java,
                            "-Xmx512m",
                            "--enable-native-access=ALL-UNNAMED",
                            "--sun-misc-unsafe-memory-access=allow",
                            "-cp",
                            System.getProperty("java.class.path"),
                            PartProcess.class.getName(),
                            part,
                            data.resolve(part).toString(),
                            Integer.toString(port))
                    .redirectError(ProcessBuilder.Redirect.appendTo(
                            data.resolve(part + ".log").toFile()));
            builder.environment().putAll(environment);
            Process process = builder.start();
            BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
            String line = said.readLine();
            ProcessHandle inner = null;
            while (line != null && !line.equals(PartProcess.READY)) {
                inner = line.matches("\\d+")
                        ? ProcessHandle.of(Long.parseLong(line)).orElse(null)
                        : inner;
                line = said.readLine();
            }
            if (line == null) {
                throw new CannotStart(part + " did not start; see " + data.resolve(part + ".log"), null);
            }
            var _ = Thread.startVirtualThread(() -> said.lines().forEach(_ -> {}));
            return new ChildProcess(process, inner);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void kill() {
        if (inner != null) {
            var _ = inner.destroyForcibly();
        }
        try {
            var _ = process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
