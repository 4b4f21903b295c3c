package dev.perennial.cli.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "rebuild", description = "Measure the rebuild of 100,000 events and whole replays.")
public final class RebuildBenchCommand implements DelegatedCommand {
    @Mixin
    private final QuickOption quick = new QuickOption();

    public boolean quick() {
        return quick.given();
    }
}
