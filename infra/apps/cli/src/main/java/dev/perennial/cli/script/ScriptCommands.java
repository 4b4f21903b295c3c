package dev.perennial.cli.script;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Names, options and help of the commands in the script {@code perennial} itself. */
public final class ScriptCommands {
    private static final List<String> MUTATION_GROUPS = List.of(
            "chance",
            "rating",
            "arboretum",
            "concert",
            "sevolution",
            "planet",
            "tiebreak",
            "pods",
            "matching",
            "swiss");

    private ScriptCommands() {}

    public static CommandSpec test() {
        return command("test", "Run all checks and tests, as CI does, and print the slowest test classes.")
                .addOption(flag("--full", "Run the long tests too and write a dated report to docs/reports."))
                .addOption(yes());
    }

    public static CommandSpec mutate() {
        return command(
                        "mutate",
                        "Change the rules in small ways and count the changes that tests notice (takes hours).")
                .addPositional(PositionalParamSpec.builder()
                        .paramLabel("GROUP")
                        .arity("0..*")
                        .type(List.class)
                        .auxiliaryTypes(String.class)
                        .completionCandidates(MUTATION_GROUPS)
                        .description("Groups to run: " + String.join(" ", MUTATION_GROUPS) + " (default: all).")
                        .build());
    }

    public static CommandSpec dist() {
        return command("dist", "Make an archive for this platform that runs without JDK and Maven.")
                .addOption(yes());
    }

    public static CommandSpec warm() {
        return command("warm", "Run a server under load once, so that later starts are faster.");
    }

    public static CommandSpec jdk() {
        return command("jdk", "Print the folder of the JDK in use.");
    }

    private static CommandSpec command(String name, String description) {
        CommandSpec spec = CommandSpec.create().name(name);
        spec.usageMessage().description(description);
        return spec;
    }

    public static OptionSpec yes() {
        return flag("--yes", "Install missing tools without asking (CI=true does the same).");
    }

    private static OptionSpec flag(String name, String description) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .description(description)
                .build();
    }
}
