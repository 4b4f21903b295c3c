package dev.perennial.cli.server;

/**
 * A command with its options filled in, which a larger program carries out. All of them are defined here, so that help,
 * completion and error messages need none of the server's classes.
 */
public sealed interface DelegatedCommand
        permits AdminCommand,
                BackupCommand,
                BenchCommand,
                DemoCommand,
                DocsCommand,
                FaultsBenchCommand,
                GamesBenchCommand,
                PeersBenchCommand,
                RebuildBenchCommand,
                RebuildCommand,
                RelayCommand,
                RestoreCommand,
                SpectatorsBenchCommand,
                UpCommand {

    /** The program that has this command's classes. */
    interface Program {
        int run(DelegatedCommand command) throws Exception;
    }
}
