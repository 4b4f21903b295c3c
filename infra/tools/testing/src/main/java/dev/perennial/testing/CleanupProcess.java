package dev.perennial.testing;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;

/**
 * Cleans up after this JVM however it ends. A shutdown hook would not run after a kill, and would pull the database
 * from under the Spring contexts that are closing at the same time; a small shell that waits for the end of its input
 * does neither. The broker needs no care: it goes with the JVM.
 */
final class CleanupProcess {
    private static final String SCRIPT = """
            trap '' HUP INT TERM
            cat
            kill -QUIT "$1"
            n=0
            while kill -0 "$1" && [ $n -lt 50 ]; do sleep 0.1; n=$((n + 1)); done
            rm -rf -- "$2"
            """;

    /** Away from the JVM's process group, where it can, for groups are killed as a whole. */
    private static final String APART = """
            apart=
            if command -v setsid; then apart=setsid; fi
            exec $apart sh -c "$0" caretaker "$@"
            """;

    private CleanupProcess() {}

    /** SIGQUIT is PostgreSQL's immediate stop. */
    static void watch(long postmaster, Path folder) throws IOException {
        Process _ = new ProcessBuilder("sh", "-c", APART, SCRIPT, Long.toString(postmaster), folder.toString())
                .redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD)
                .start();
    }
}
