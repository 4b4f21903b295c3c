/** Shared by every command: its terminal, how it is executed, and how errors in the arguments are reported. */
@NullMarked
package dev.perennial.cli.commandline;

import org.jspecify.annotations.NullMarked;
