package dev.perennial.cli.server;

import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "faults",
        description = "Kill every part under load and compare acknowledged moves with stored events.",
        footer = "Prints the figures of docs/performance.md and docs/reliability.md.")
public final class FaultsBenchCommand implements DelegatedCommand {
    @Option(names = "--moves", paramLabel = "N", description = "Moves to play (default: ${DEFAULT-VALUE}).")
    private int moves = 100_000;

    @Option(names = "--tables", paramLabel = "N", description = "Tables at a time (default: ${DEFAULT-VALUE}).")
    private int tables = 64;

    @Option(names = "--watchers", paramLabel = "N", description = "Spectators (default: ${DEFAULT-VALUE}).")
    private int watchers = 1_000;

    @Option(
            names = "--calm",
            paramLabel = "SECONDS",
            description = "Time before the first fault (default: ${DEFAULT-VALUE}).")
    private int calm = 240;

    public int moves() {
        return moves;
    }

    public int tables() {
        return tables;
    }

    public int watchers() {
        return watchers;
    }

    public Duration calm() {
        return Duration.ofSeconds(calm);
    }
}
