package dev.perennial.cli.server;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "demo",
        description = "Start everything with a league to explore: players, past seasons and a running Swiss.",
        footer = "The folder has a file demo-logins.txt with the names and passwords.")
public final class DemoCommand implements DelegatedCommand {
    @Mixin
    private final AddressOptions listening = new AddressOptions();

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Folder for all data (default: ${DEFAULT-VALUE}).",
            defaultValue = "${sys:perennial.data:-data}-demo")
    private Path data = Path.of("data-demo");

    @Option(names = "--short", description = "Play only a part of the past seasons.")
    private boolean shortened;

    public String host() {
        return listening.host();
    }

    public int port() {
        return listening.port();
    }

    public Path data() {
        return data;
    }

    public boolean reset() {
        return listening.reset();
    }

    public boolean isShort() {
        return shortened;
    }
}
