package dev.perennial.cli.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "bench",
        description = "Measure the throughput and latency of moves, beside what PostgreSQL alone can do.",
        footer = "Each figure is for the machine and the load of the moment; compare the ratios.")
public final class BenchCommand implements DelegatedCommand {
    @Mixin
    private final QuickOption quick = new QuickOption();

    public boolean quick() {
        return quick.given();
    }
}
