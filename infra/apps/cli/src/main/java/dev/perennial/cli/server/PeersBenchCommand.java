package dev.perennial.cli.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "peers",
        description = "Measure boardgame.io and Perennial one after the other under the same load.",
        footer = "Needs npm, which installs boardgame.io into a temporary folder.")
public final class PeersBenchCommand implements DelegatedCommand {
    @Mixin
    private final QuickOption quick = new QuickOption();

    public boolean quick() {
        return quick.given();
    }
}
