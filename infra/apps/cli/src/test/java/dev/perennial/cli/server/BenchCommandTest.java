package dev.perennial.cli.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.server.BenchCommand.Part;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class BenchCommandTest {
    @Test
    void measuresOnePartIfAskedTo() {
        assertThat(parsed("--only", "http").parts()).containsExactly(Part.HTTP);
    }

    @Test
    void leavesSingleGamesOutOfAQuickRun() {
        assertThat(parsed("--quick").parts()).containsExactlyInAnyOrder(Part.GATEWAY, Part.HTTP);
        assertThat(parsed().parts()).containsExactlyInAnyOrder(Part.values());
    }

    private static BenchCommand parsed(String... arguments) {
        var command = new BenchCommand();
        var _ = new CommandLine(command).parseArgs(arguments);
        return command;
    }
}
