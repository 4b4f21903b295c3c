package dev.perennial.cli.server;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "up",
        description = "Build what has changed, start everything and print the address.",
        footer = "Ctrl-C stops it. All data is kept.")
public final class UpCommand implements DelegatedCommand {
    @Mixin
    private final AddressOptions listening = new AddressOptions();

    @Mixin
    private final DataOption data = new DataOption();

    @Option(names = "--dev", description = "Development sign-in: anyone can sign in under any name without a password.")
    private boolean dev;

    public String host() {
        return listening.host();
    }

    public int port() {
        return listening.port();
    }

    public Path data() {
        return data.path();
    }

    public boolean reset() {
        return listening.reset();
    }

    public boolean dev() {
        return dev;
    }
}
