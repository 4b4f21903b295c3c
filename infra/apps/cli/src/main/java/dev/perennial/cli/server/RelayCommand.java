package dev.perennial.cli.server;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "relay",
        description = "Compare the stored events with those sent to Kafka while the server runs.",
        footer = "Exit code: 0 all events are sent, 1 some are missing or nothing is running.")
public final class RelayCommand implements DelegatedCommand {
    @Option(names = "--resend", description = "Send all events again. Readers skip those they already have.")
    private boolean resend;

    @Mixin
    private final DataOption data = new DataOption();

    public boolean resend() {
        return resend;
    }

    public Path data() {
        return data.path();
    }
}
