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

    @Test
    void areBuiltApartFromTheServer() throws Exception {
        assertThat(sandbox.run("verify", "a").err()).startsWith("Building").doesNotContain("Preparing");
        assertThat(sandbox.run("up").out()).startsWith("Building");
    }

    private static FileTime later() {
        return FileTime.from(Instant.now().plusSeconds(60));
    }
}
