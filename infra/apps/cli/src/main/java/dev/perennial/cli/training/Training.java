package dev.perennial.cli.training;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.cli.commandline.UsageProblem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the short commands once in one JVM, so that the cache of the start script has the classes of all of them. A
 * command without its classes in the cache starts in twice the time.
 */
public final class Training {
    private Training() {}

    /**
     * Trains the commands.
     *
     * @param args the file that the tournament may be written to
     */
    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        String played = run(List.of("pair", "--generate", "--players", "20", "--rounds", "4"));
        for (String rounds : List.of("XXR 6", "142 6")) {
            Files.writeString(file, played.replaceAll("(?m)^XXR .*$", rounds));
            var _ = run(command("pair", file, List.of()));
            var _ = run(command("pair", file, List.of("--explain")));
            var _ = run(command("standings", file, List.of()));
            var _ = run(command("standings", file, List.of("--tie-breaks", "BH/C1,BH,SB,DE", "--explain")));
        }
        Files.writeString(file, played);
        var _ = run(command("pair", file, List.of("--check")));
    }

    private static List<String> command(String name, Path file, List<String> options) {
        var command = new ArrayList<>(List.of(name, file.toString()));
        command.addAll(options);
        return command;
    }

    private static String run(List<String> command) {
        var out = new ByteArrayOutputStream();
        var terminal = new Terminal(
                InputStream.nullInputStream(), new PrintStream(out, true, StandardCharsets.UTF_8), System.err);
        int exit = Cli.run(command, terminal, _ -> {
            throw new UsageProblem("A server command is not trained.");
        });
        if (exit != 0) {
            throw new IllegalStateException(command + " ended with " + exit);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
