package dev.perennial.cli.verify;

import dev.perennial.cli.commandline.OfflineCommand;
import dev.perennial.cli.commandline.Terminal;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Checks game histories without trusting their author. */
@Command(
        name = "verify",
        description = "Check game histories: every draw, move, event and score.",
        footer = "Exit code: 0 no errors, 1 a check failed, 2 a file cannot be read.")
public final class VerifyCommand implements OfflineCommand {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files with one game, or one game per line.")
    private List<String> files = List.of();

    @Override
    public int run(Terminal terminal) {
        var check = new FilesCheck(terminal.out(), terminal.err());
        files.forEach(check::file);
        terminal.out().println(check.summary());
        return check.exitCode();
    }
}
