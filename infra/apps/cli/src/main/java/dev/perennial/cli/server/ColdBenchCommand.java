package dev.perennial.cli.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "cold", description = "Measure moves at 20,000 tables that take turns, against tables in memory.")
public final class ColdBenchCommand implements DelegatedCommand {
    @Mixin
    private final QuickOption quick = new QuickOption();

    public boolean quick() {
        return quick.given();
    }
}
