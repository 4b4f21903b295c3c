/** Moments of a played game from which other moves can be tried, or another table can play on. Pure. */
@NullMarked
package dev.perennial.domain.table.branch;

import org.jspecify.annotations.NullMarked;
