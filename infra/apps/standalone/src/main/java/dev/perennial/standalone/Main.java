package dev.perennial.standalone;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.UsageProblem;
import dev.perennial.cli.server.AdminCommand;
import dev.perennial.cli.server.BackupCommand;
import dev.perennial.cli.server.DelegatedCommand;
import dev.perennial.cli.server.DemoCommand;
import dev.perennial.cli.server.DocsCommand;
import dev.perennial.cli.server.RebuildCommand;
import dev.perennial.cli.server.RelayCommand;
import dev.perennial.cli.server.RestoreCommand;
import dev.perennial.cli.server.UpCommand;
import dev.perennial.query.docs.DocsSite;
import dev.perennial.standalone.backup.BackupTask;
import dev.perennial.standalone.rebuild.RebuildTask;
import java.util.Map;

/** Carries out the commands that start or maintain a server. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Cli.runAndExit(args, Main::run);
    }

    public static int run(DelegatedCommand command) throws Exception {
        return switch (command) {
            case UpCommand up -> {
                Standalone.run(Options.of(up), Map.of(), (_, _) -> {});
                yield stayUp();
            }
            case DemoCommand demo -> {
                Demo.run(Options.of(demo), !demo.isShort());
                yield stayUp();
            }
            case AdminCommand admin -> {
                Standalone.quietLibraries();
                yield AdminTask.run(admin);
            }
            case RelayCommand relay -> {
                Standalone.quietLibraries();
                yield RelayTask.run(relay, System.out);
            }
            case BackupCommand backup -> {
                Standalone.quietLibraries();
                yield BackupTask.run(backup);
            }
            case RestoreCommand restore -> {
                Standalone.quietLibraries();
                yield BackupTask.run(restore);
            }
            case RebuildCommand rebuild -> RebuildTask.run(rebuild, System.out);
            case DocsCommand docs -> {
                DocsSite.build().write(docs.folder());
                System.out.println("Start page: " + docs.folder().resolve("index.html"));
                yield 0;
            }
            default -> throw new UsageProblem("Start this command with the script ./perennial.");
        };
    }

    /** A signal ends the process. */
    private static int stayUp() throws InterruptedException {
        Thread.currentThread().join();
        return 0;
    }
}
