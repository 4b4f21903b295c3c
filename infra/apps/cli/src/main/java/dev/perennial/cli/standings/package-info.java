/** The standings of a report file, and how each figure is computed. */
@NullMarked
package dev.perennial.cli.standings;

import org.jspecify.annotations.NullMarked;
