package dev.perennial.cli;

import dev.perennial.cli.commandline.ArgumentErrors;
import dev.perennial.cli.commandline.OfflineCommand;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.cli.commandline.UsageProblem;
import dev.perennial.cli.server.DelegatedCommand;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * Reads a command line and carries it out. Exit codes: 0 done, 1 done with a bad result, 2 not understood or not
 * possible.
 */
public final class Cli {
    private static final int DONE = 0;
    private static final int FAILED = 1;
    private static final int NOT_POSSIBLE = 2;

    private Cli() {}

    public static void main(String[] args) {
        runAndExit(args, _ -> {
            throw new UsageProblem("Start this command with the script ./perennial.");
        });
    }

    /** For the main methods of all programs that commands are delegated to. */
    public static void runAndExit(String[] args, DelegatedCommand.Program program) {
        // Never closed: what is thrown and not caught is still to be printed.
        var out = stream(FileDescriptor.out);
        var err = stream(FileDescriptor.err);
        int exit = run(List.of(args), new Terminal(System.in, out, err), program);
        out.flush();
        err.flush();
        System.exit(exit);
    }

    /** Every line is flushed: problems are seen while a long check still runs. */
    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }

    public static int run(List<String> args, Terminal terminal, DelegatedCommand.Program program) {
        var request = Commands.request(args);
        CommandLine command = request.command();
        try {
            var parsed = command.parseArgs(request.arguments().toArray(String[]::new));
            while (parsed.hasSubcommand()) {
                parsed = parsed.subcommand();
            }
            command = parsed.commandSpec().commandLine();
            if (parsed.isUsageHelpRequested() || command.getCommandSpec().userObject() == Commands.ROOT) {
                command.usage(terminal.out());
                return DONE;
            }
            return run(command, terminal, program);
        } catch (ParameterException e) {
            return refuse(ArgumentErrors.sentence(e, request.arguments()), e.getCommandLine(), terminal);
        } catch (UsageProblem e) {
            return refuse(String.valueOf(e.getMessage()), command, terminal);
        }
    }

    private static int run(CommandLine command, Terminal terminal, DelegatedCommand.Program program) {
        return switch (command.getCommandSpec().userObject()) {
            case OfflineCommand offline -> offline.run(terminal);
            case DelegatedCommand delegated -> run(delegated, terminal, program);
            case null, default -> throw new UsageProblem("Start this command with the script ./perennial.");
        };
    }

    private static int run(DelegatedCommand command, Terminal terminal, DelegatedCommand.Program program) {
        try {
            return program.run(command);
        } catch (RuntimeException e) {
            throw e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return FAILED;
        } catch (Exception e) {
            terminal.err().println("perennial: That failed: " + e.getMessage());
            return FAILED;
        }
    }

    private static int refuse(String sentence, CommandLine command, Terminal terminal) {
        terminal.err().println(ArgumentErrors.line(sentence, command));
        return NOT_POSSIBLE;
    }
}
