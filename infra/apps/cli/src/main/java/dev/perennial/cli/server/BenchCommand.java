package dev.perennial.cli.server;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "bench",
        description = "Measure the throughput and latency of moves, and compare them with PostgreSQL alone.",
        footer = "Figures depend on the machine and its current load; compare the ratios.")
public final class BenchCommand implements DelegatedCommand {
    /** The phases that belong together. */
    public enum Part {
        GATEWAY,
        HTTP,
        GAMES;

        /** As it is written on the command line. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Mixin
    private final QuickOption quick = new QuickOption();

    @Option(names = "--only", paramLabel = "PART", description = "Measure one part: ${COMPLETION-CANDIDATES}.")
    private @Nullable Part only;

    public boolean quick() {
        return quick.given();
    }

    public Set<Part> parts() {
        if (only != null) {
            return Set.of(only);
        }
        return quick() ? Set.of(Part.GATEWAY, Part.HTTP) : Set.of(Part.values());
    }
}
