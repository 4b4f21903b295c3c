package dev.perennial.standalone.bench;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.UsageProblem;
import dev.perennial.cli.server.BenchCommand;
import dev.perennial.cli.server.ColdBenchCommand;
import dev.perennial.cli.server.DelegatedCommand;
import dev.perennial.cli.server.FaultsBenchCommand;
import dev.perennial.cli.server.PeersBenchCommand;
import dev.perennial.cli.server.RebuildBenchCommand;
import dev.perennial.cli.server.SpectatorsBenchCommand;
import dev.perennial.standalone.bench.faults.FaultBench;

/** Carries out the benchmarks that start a server. */
public final class BenchMain {
    private BenchMain() {}

    public static void main(String[] args) {
        Cli.runAndExit(args, BenchMain::run);
    }

    private static int run(DelegatedCommand command) throws Exception {
        return switch (command) {
            case BenchCommand bench -> Bench.run(bench.quick(), bench.parts());
            case RebuildBenchCommand bench -> RebuildBench.run(bench.quick());
            case SpectatorsBenchCommand bench -> SpectatorBench.run(bench.quick());
            case FaultsBenchCommand bench -> FaultBench.run(bench);
            case PeersBenchCommand bench -> PeersBench.run(bench.quick());
            case ColdBenchCommand bench -> ColdBench.run(bench.quick());
            default -> throw new UsageProblem("Start this command with the script ./perennial.");
        };
    }
}
