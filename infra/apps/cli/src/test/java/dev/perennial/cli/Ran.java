package dev.perennial.cli;

import dev.perennial.cli.commandline.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What a command answered. */
public record Ran(int exit, String out, String err) {
    /** The exit code of a command that another program carries out. */
    public static final int DELEGATED = 42;

    public static Ran of(String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var terminal = new Terminal(
                InputStream.nullInputStream(),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        int exit = Cli.run(List.of(args), terminal, _ -> DELEGATED);
        return new Ran(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
