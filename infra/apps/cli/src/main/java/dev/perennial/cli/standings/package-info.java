/** The standings of a report file, and how each figure comes about. */
@NullMarked
package dev.perennial.cli.standings;

import org.jspecify.annotations.NullMarked;
