package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.ScriptSandbox.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands of the script that need no server. */
class OfflineCommandsTest {
    /** Those that the script may call. */
    private static final String[] PROGRAMS =
            ("awk cat chmod cksum cmp cut date dirname expr find grep head java ls mkdir mktemp mv mvn readlink rm"
                            + " sed sort stat tail touch tr uname xargs")
                    .split(" ");

    @TempDir
    Path temp;

    private ScriptSandbox sandbox;

    @BeforeEach
    void make() throws IOException {
        sandbox = new ScriptSandbox(temp);
        for (String folder :
                new String[] {"pairing", "domain", "contract", "infra/apps/client", "infra/apps/cli", "command-service"
                }) {
            sandbox.write(folder + "/pom.xml", "<project/>");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"simulate", "pair"})
    void getEverythingThatFollowsTheirName(String command) throws Exception {
        Outcome outcome = sandbox.run(command, "--out", "my file.json", "", "*");

        assertThat(outcome.exit()).isEqualTo(7);
        assertThat(outcome.out())
                .contains("<" + sandbox.root() + "/infra/apps/cli/target/cli-1.jar:" + sandbox.root()
                        + "/infra/apps/cli/target/app/*>")
                .endsWith(String.join(
                        "\n",
                        "<dev.perennial.cli.Cli>",
                        "<" + command + ">",
                        "<--out>",
                        "<my file.json>",
                        "<>",
                        "<*>",
                        ""));
    }

    /** Other programs read what they print. */
    @Test
    void printNothingOfTheBuildAmongTheirOwnLines() throws Exception {
        Outcome outcome = sandbox.run("pair", "a.trf");

        assertThat(outcome.out()).startsWith("<").doesNotContain("Building", "mvn");
        assertThat(outcome.err()).startsWith("Building").contains("-pl infra/apps/cli -am package");
    }

    @Test
    void areFoundFromAnyFolder() throws Exception {
        Path elsewhere = Files.createDirectories(temp.resolve("elsewhere"));

        assertThat(sandbox.runFrom(sandbox.root().resolve("perennial"), elsewhere, "verify", "games.jsonl")
                        .out())
                .contains("<" + sandbox.root() + "/infra/apps/cli/target/cli-1.jar:")
                .endsWith("<games.jsonl>\n");
    }

    @Test
    void needOnlyWhatTheyAreMadeOf() throws Exception {
        Path service = sandbox.write("command-service/src/main/java/Service.java", "class Service {}");
        Path rules = sandbox.write("games/src/main/java/Rules.java", "class Rules {}");

        assertThat(sandbox.run("verify", "a").err()).startsWith("Building");
        assertThat(sandbox.run("verify", "a").err()).isEmpty();
        Files.setLastModifiedTime(service, later());
        assertThat(sandbox.run("verify", "a").err()).isEmpty();
        Files.setLastModifiedTime(rules, later());
        assertThat(sandbox.run("verify", "a").err()).startsWith("Building");
    }

    /** Every program costs a short command a part of its time, and another JVM more than the command itself. */
    @Test
    void startTwoProgramsBesideTheJvmOnceTheyAreBuilt() throws Exception {
        sandbox.with("JAVA_HOME", "")
                .with("PERENNIAL_JDKS", sandbox.jdk("25.0.1").toString());
        assertThat(sandbox.run("pair", "a.trf").err()).startsWith("Building");
        Path log = temp.resolve("started");
        for (String name : PROGRAMS) {
            sandbox.tool(name, "echo " + name + " >>'" + log + "'\nPATH=/usr/bin:/bin\nexec " + name + " \"$@\"");
        }

        assertThat(sandbox.run("pair", "a.trf").exit()).isEqualTo(7);

        assertThat(Files.readAllLines(log)).containsExactlyInAnyOrder("cksum", "find");
    }

    /** The JVM learns all of them in one run. */
    @Test
    void learnWhatTheShortCommandsNeed() throws Exception {
        sandbox.teachable();
        Path cache = sandbox.root().resolve("infra/apps/cli/target/start.aot");

        assertThat(sandbox.run("pair", "a.trf").out()).contains("<-XX:AOTCache=" + cache + ">");
        assertThat(cache.resolveSibling("warm.log")).content().contains("<dev.perennial.cli.training.Training>");
    }

    @Test
    void areBuiltApartFromTheServer() throws Exception {
        assertThat(sandbox.run("verify", "a").err()).startsWith("Building").doesNotContain("Preparing");
        assertThat(sandbox.run("up").out()).startsWith("Building");
    }

    private static FileTime later() {
        return FileTime.from(Instant.now().plusSeconds(60));
    }
}
