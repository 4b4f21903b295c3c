package dev.perennial.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * PostgreSQL outlives a JVM that was killed. The owner of the data folder's lock may stop the leftover process. A pid
 * file that names an unrelated process (a reboot reused the number) would keep PostgreSQL from starting, so it is
 * deleted.
 */
final class StalePostmaster {
    private static final long FAST_STOP_SECONDS = 20;

    private StalePostmaster() {}

    static void stop(Path cluster) throws IOException {
        Path pidFile = cluster.resolve("postmaster.pid");
        if (!Files.exists(pidFile)) {
            return;
        }
        Optional<ProcessHandle> postmaster = firstLine(pidFile)
                .flatMap(ProcessHandle::of)
                .filter(ProcessHandle::isAlive)
                .filter(StalePostmaster::isPostgres);
        if (postmaster.isPresent()) {
            stop(postmaster.get());
        }
        Files.deleteIfExists(pidFile);
    }

    private static Optional<Long> firstLine(Path pidFile) throws IOException {
        try (var lines = Files.lines(pidFile)) {
            return lines.findFirst().filter(line -> line.matches("\\d+")).map(Long::valueOf);
        }
    }

    static boolean isPostgres(ProcessHandle process) {
        return process.info()
                .command()
                .map(command -> Path.of(command).endsWith("postgres"))
                .orElse(false);
    }

    /** SIGINT is PostgreSQL's fast stop; SIGTERM would wait for every client to leave. */
    private static void stop(ProcessHandle postmaster) throws IOException {
        try {
            int sent = new ProcessBuilder("kill", "-INT", Long.toString(postmaster.pid()))
                    .start()
                    .waitFor();
            if (sent != 0) {
                throw new IOException("cannot stop the PostgreSQL left behind as process " + postmaster.pid());
            }
            try {
                postmaster.onExit().get(FAST_STOP_SECONDS, TimeUnit.SECONDS);
            } catch (TimeoutException stuck) {
                postmaster.destroyForcibly();
                postmaster.onExit().get(FAST_STOP_SECONDS, TimeUnit.SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while stopping process " + postmaster.pid(), e);
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException("process " + postmaster.pid() + " does not stop", e);
        }
    }
}
