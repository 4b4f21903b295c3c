package dev.perennial.cli;

import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The reference page of all commands: the help of each below a heading. The start script prints help from it. */
final class CommandsPage {
    private static final String TOP = """
            # Commands

            Every command with its options, as `--help` prints them. `./perennial completion bash` (or `zsh`) prints \
            a script
            for shell completion. The commands themselves write this page: `CommandsPageTest` says how.
            """;

    private CommandsPage() {}

    static String text() {
        var page = new StringBuilder(TOP);
        CommandLine all = Commands.all("./perennial");
        section(all, page);
        for (CommandLine command : all.getSubcommands().values()) {
            section(command, page);
            command.getSubcommands().values().forEach(sub -> section(sub, page));
        }
        return page.toString();
    }

    private static void section(CommandLine command, StringBuilder page) {
        String help = command.getUsageMessage(Ansi.OFF).stripTrailing().replaceAll("(?m) +$", "");
        page.append("\n## ").append(command.getCommandSpec().qualifiedName());
        page.append("\n\n```text\n").append(help).append("\n```\n");
    }
}
