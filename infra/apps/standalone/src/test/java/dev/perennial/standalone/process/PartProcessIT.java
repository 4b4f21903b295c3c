package dev.perennial.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.embedded.EmbeddedPostgres;
import dev.perennial.embedded.FreePorts;
import dev.perennial.standalone.OnlyInFullRun;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parts in separate processes end when the process that started them ends. */
@OnlyInFullRun
class PartProcessIT {
    @TempDir
    Path data;

    @Test
    void theBrokerEndsWithWhoeverStartedIt() throws Exception {
        try (var part = started("kafka")) {
            part.hangUp();
            assertThat(part.awaitExit()).isZero();
        }
    }

    @Test
    void theDatabaseEndsWithWhoeverStartedIt() throws Exception {
        try (var part = started("postgres")) {
            assertThat(EmbeddedPostgres.runningOn(data)).isPresent();
            part.hangUp();
            assertThat(part.awaitExit()).isZero();
            assertThat(EmbeddedPostgres.runningOn(data)).isEmpty();
        }
    }

    private JavaProcess started(String part) throws Exception {
        var process =
                JavaProcess.ofMainClass(PartProcess.class, part, data.toString(), Integer.toString(FreePorts.one()));
        process.awaitLine(PartProcess.READY);
        return process;
    }
}
