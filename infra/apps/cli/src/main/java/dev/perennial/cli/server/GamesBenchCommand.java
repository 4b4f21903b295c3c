package dev.perennial.cli.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "games", description = "Measure the rules of every game (four minutes; with --quick half a minute).")
public final class GamesBenchCommand implements DelegatedCommand {
    @Mixin
    private final QuickOption quick = new QuickOption();

    @Parameters(
            paramLabel = "PATTERN",
            arity = "0..1",
            description = "Only benchmarks with this in their name, such as fold, play or arboretumTable.",
            defaultValue = ".")
    private String pattern = ".";

    public boolean quick() {
        return quick.given();
    }

    public String pattern() {
        return pattern;
    }
}
