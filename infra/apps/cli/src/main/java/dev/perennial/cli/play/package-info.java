/** The play command: a game against bots in the terminal. */
@NullMarked
package dev.perennial.cli.play;

import org.jspecify.annotations.NullMarked;
