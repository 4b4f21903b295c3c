/** Commands to a table, and the reasons to refuse them. Pure. */
@NullMarked
package dev.perennial.domain.table.command;

import org.jspecify.annotations.NullMarked;
