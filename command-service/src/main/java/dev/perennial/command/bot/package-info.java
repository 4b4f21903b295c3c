/** Bots at tables: whose turn it is to think, and on which threads. */
@NullMarked
package dev.perennial.command.bot;

import org.jspecify.annotations.NullMarked;
