/** Trains the JVM for fast starts of the commands. */
@NullMarked
package dev.perennial.cli.training;

import org.jspecify.annotations.NullMarked;
