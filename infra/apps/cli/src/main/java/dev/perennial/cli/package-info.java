/** The command line for what needs no server. */
@NullMarked
package dev.perennial.cli;

import org.jspecify.annotations.NullMarked;
