package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The start script of the archive, with a runtime that only says how it was called. */
class DistScriptTest {
    static final Path FILES = ScriptSandbox.original().resolveSibling("infra/apps/standalone/src/dist");

    @TempDir
    Path temp;

    private Path home;

    @BeforeEach
    void unpack() throws IOException {
        home = temp.resolve("an archive");
        Files.createDirectories(home.resolve("bin"));
        Files.copy(FILES.resolve("bin/perennial"), home.resolve("bin/perennial"));
        Path java = Files.createDirectories(home.resolve("runtime/bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\nfor word; do echo \"<$word>\"; done\nexit 7\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "up --port 0",
        "demo",
        "admin olga --link",
        "rebuild ladders",
        "relay --resend",
        "backup a.zip",
        "restore --data new a.zip"
    })
    void startsWhatTheScriptOfTheProjectStarts(String line) throws Exception {
        assertThat(call(line, 7))
                .contains("<" + home + "/lib/*>", "<-Dperennial.program=bin/perennial>")
                .contains("<-Dperennial.data=" + temp + "/me/.local/share/perennial-data>")
                .endsWith("<dev.perennial.standalone.Main>\n<" + line.replace(" ", ">\n<") + ">\n");
    }

    /** The list of commands and what is mistyped too. */
    @ParameterizedTest
    @CsvSource({"play", "simulate", "verify", "pair", "completion", "help", "dance"})
    void theOthersNeedNoServer(String command) throws Exception {
        assertThat(call(command + " --x *", 7)).endsWith("<dev.perennial.cli.Cli>\n<" + command + ">\n<--x>\n<*>\n");
    }

    @Test
    void worksThroughALinkAndKeepsDataInTheFolderThatIsSet() throws Exception {
        Path link = Files.createSymbolicLink(temp.resolve("p"), Path.of("an archive/bin/perennial"));

        assertThat(call(link, Map.of("PERENNIAL_DATA", "/srv/club"), 7, "up")).contains("data=/srv/club>");
        assertThat(call(link, Map.of("XDG_DATA_HOME", "/x"), 7, "up")).contains("data=/x/perennial-data>");
        assertThat(call(link, Map.of("HOME", ""), 7, "up")).contains("data=" + home + "/perennial-data>");
    }

    @Test
    void theJvmIsStartedAsTheScriptOfTheProjectDoes() throws Exception {
        String flags = "$heap -XX:+UseCompactObjectHeaders -XX:+ExitOnOutOfMemoryError \\\n"
                + "    --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow \\\n"
                + "    -Daxoniq.update-checker.disabled=true";
        assertThat(ScriptSandbox.original()).content().contains(flags);
        assertThat(FILES.resolve("bin/perennial")).content().contains(flags);
    }

    @Test
    void theServerHasItsWholeHeapFromTheStartUnlessAnotherSizeIsSet() throws Exception {
        var sandbox = new ScriptSandbox(temp.resolve("project"));
        String whole = "<-Xms1g>\n<-Xmx1g>\n<-XX:-G1UseAdaptiveIHOP>\n<-XX:InitiatingHeapOccupancyPercent=60>\n";
        assertThat(call("up", 7)).contains(whole);
        assertThat(sandbox.run("up").out()).contains(whole);

        Path script = home.resolve("bin/perennial");
        var small = Map.of("PERENNIAL_JAVA_OPTS", "-XX:+UseParallelGC -Xmx512m");
        assertThat(call(script, small, 7, "up")).contains("<-Xmx512m>").doesNotContain("<-Xms");
        assertThat(sandbox.with("PERENNIAL_JAVA_OPTS", "-Xmx512m").run("up").out())
                .contains("<-Xmx512m>")
                .doesNotContain("<-Xms");
    }

    @Test
    void otherCommandsTakeMemoryAsTheyNeedIt() throws Exception {
        assertThat(call("play", 7)).contains("<-Xmx1g>").doesNotContain("<-Xms");
        assertThat(new ScriptSandbox(temp.resolve("project")).run("play").out())
                .contains("<-Xmx1g>")
                .doesNotContain("<-Xms");
    }

    @Test
    void theUnitStartsIt() throws Exception {
        assertThat(Files.readAllLines(FILES.resolve("systemd/perennial.service")))
                .contains(
                        "ExecStart=/opt/perennial/bin/perennial up --data /var/lib/perennial",
                        "StateDirectory=perennial",
                        "KillMode=mixed",
                        "WantedBy=multi-user.target")
                .filteredOn(line -> !line.isEmpty() && !line.startsWith("#"))
                .allSatisfy(line -> assertThat(line).matches("\\[\\w+]|\\w+=.+"));
    }

    @Test
    void theScriptOfTheProjectBuildsAndPutsTogether() throws Exception {
        var sandbox = new ScriptSandbox(temp.resolve("project"));
        sandbox.write("infra/apps/standalone/src/dist/assemble", "echo \"assembled $*\"");
        String root = sandbox.root().toString();

        assertThat(sandbox.run("dist").out())
                .contains("-pl infra/apps/standalone -am package")
                .endsWith("Making the archive ...\nassembled " + root + " " + root + "/target/dist\n");
        assertThat(sandbox.run("dist", "--zip").err()).startsWith("perennial: Unknown option --zip.");
        sandbox.write("infra/apps/standalone/src/dist/assemble", "exit 3");
        assertThat(sandbox.run("dist").err()).endsWith("perennial: The archive could not be made.\n");
    }

    private String call(String line, int exit) throws Exception {
        return call(home.resolve("bin/perennial"), Map.of(), exit, line.split(" "));
    }

    private String call(Path script, Map<String, String> environment, int exit, String... args) throws Exception {
        List<String> command = new ArrayList<>(List.of("/bin/sh", script.toString()));
        command.addAll(Arrays.asList(args));
        var builder = new ProcessBuilder(command).redirectErrorStream(true).directory(temp.toFile());
        builder.environment().clear();
        builder.environment().put("HOME", temp.resolve("me").toString());
        builder.environment().put("PATH", "");
        builder.environment().putAll(environment);
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor()).as(said).isEqualTo(exit);
        return said;
    }
}
