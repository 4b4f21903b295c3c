package dev.perennial.cli.commandline;

/** A command that this program carries out itself, once picocli has filled in its options. */
public interface OfflineCommand {
    /** Returns the exit code: 0 done, 1 done with a bad result, 2 not possible. */
    int run(Terminal terminal);
}
