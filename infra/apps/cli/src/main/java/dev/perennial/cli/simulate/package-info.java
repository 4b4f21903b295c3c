/** The simulate command: games among bots, written as histories. */
@NullMarked
package dev.perennial.cli.simulate;

import org.jspecify.annotations.NullMarked;
