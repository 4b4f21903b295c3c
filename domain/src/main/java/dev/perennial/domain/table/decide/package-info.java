/** Decides every command to a table: refuses it or turns it into events. Pure, and the same for all games. */
@NullMarked
package dev.perennial.domain.table.decide;

import org.jspecify.annotations.NullMarked;
