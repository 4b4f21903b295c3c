package dev.perennial.cli.completion;

import dev.perennial.cli.commandline.OfflineCommand;
import dev.perennial.cli.commandline.Terminal;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "completion",
        description = "Print a script that completes commands and options in a shell.",
        footer = {"bash:  source <(./perennial completion bash)", "zsh:   source <(./perennial completion zsh)"})
public final class CompletionCommand implements OfflineCommand {
    private static final int DONE = 0;

    private final Supplier<CommandLine> commands;

    @Parameters(paramLabel = "SHELL", description = "bash or zsh.")
    private Shell shell = Shell.bash;

    public CompletionCommand(Supplier<CommandLine> commands) {
        this.commands = commands;
    }

    /** Named as they are typed. */
    enum Shell {
        bash,
        zsh
    }

    @Override
    public int run(Terminal terminal) {
        String script = AutoComplete.bash("perennial", commands.get());
        // zsh understands bash's completion once this is loaded; the script itself does it only where compinit has run.
        terminal.out().print(shell == Shell.zsh ? "autoload -Uz compinit && compinit\n" + script : script);
        return DONE;
    }
}
