package dev.perennial.cli.commandline;

import java.io.InputStream;
import java.io.PrintStream;

/** Where a command reads what is typed, prints its result and reports errors. */
public record Terminal(InputStream in, PrintStream out, PrintStream err) {}
