/** The verify command: checks every draw, move, event and score of a history. */
@NullMarked
package dev.perennial.cli.verify;

import org.jspecify.annotations.NullMarked;
