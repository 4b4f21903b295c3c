package dev.perennial.cli.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "spectators", description = "Measure 1,000 spectators at one table and 200 watched tables.")
public final class SpectatorsBenchCommand implements DelegatedCommand {
    @Mixin
    private final QuickOption quick = new QuickOption();

    public boolean quick() {
        return quick.given();
    }
}
