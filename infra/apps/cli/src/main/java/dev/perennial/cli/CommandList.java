package dev.perennial.cli;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The list of commands in the main help, by group, one line each. */
final class CommandList {
    private CommandList() {}

    static String text(CommandSpec root) {
        var text = new StringBuilder();
        Commands.GROUPS.forEach((heading, group) -> {
            text.append(String.format("%n%s:%n", heading));
            root.subcommands().forEach((name, command) -> {
                if (group.contains(name)) {
                    text.append(line(name, command));
                }
            });
        });
        return text.toString();
    }

    private static String line(String name, CommandLine command) {
        return String.format(
                "  %-11s %s%n", name, command.getCommandSpec().usageMessage().description()[0]);
    }
}
