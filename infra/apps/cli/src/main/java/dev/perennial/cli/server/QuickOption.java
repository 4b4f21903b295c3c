package dev.perennial.cli.server;

import picocli.CommandLine.Option;

/** The option {@code --quick} of the benchmarks. */
public final class QuickOption {
    @Option(names = "--quick", description = "Measure for a shorter time or with a tenth of the load.")
    private boolean given;

    public boolean given() {
        return given;
    }
}
