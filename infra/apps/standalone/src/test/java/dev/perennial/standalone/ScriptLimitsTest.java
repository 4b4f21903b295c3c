package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the script asks of the system for the JVM it starts. */
class ScriptLimitsTest {
    @TempDir
    Path temp;

    @Test
    void theServerMayOpenAsManyFilesAsTheSystemAllowsAndMakesThemForItself() throws Exception {
        var sandbox = new ScriptSandbox(temp);
        Files.writeString(
                sandbox.jdk("25.0.1").resolve("bin/java"),
                "#!/bin/sh\necho \"soft $(ulimit -Sn) hard $(ulimit -Hn) umask $(umask)\"\n");
        Path lowered =
                sandbox.write("lowered", "ulimit -Sn 256; ulimit -Hn 1000; umask 022; exec sh perennial \"$@\"\n");
        assertThat(sandbox.runFrom(lowered, sandbox.root(), "up").out()).contains("soft 1000 hard 1000 umask 0077");
        assertThat(sandbox.runFrom(lowered, sandbox.root(), "verify", "a.json").out())
                .as("what is made for others to read")
                .contains("umask 0022");
    }
}
