package dev.perennial.cli.server;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "admin",
        description = "Give an account administrator rights. The server may be running.",
        footer = "A new account gets a link to choose its password.")
public final class AdminCommand implements DelegatedCommand {
    @Parameters(paramLabel = "NAME", description = "Name of the account. It is created if it does not exist.")
    private String name = "";

    @Option(names = "--link", description = "Print a link to choose a new password, even if the account has one.")
    private boolean link;

    @Mixin
    private final DataOption data = new DataOption();

    public String name() {
        return name;
    }

    public boolean link() {
        return link;
    }

    public Path data() {
        return data.path();
    }
}
