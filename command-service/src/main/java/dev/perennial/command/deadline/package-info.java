/** When a table has to be looked at again because time runs out. */
@NullMarked
package dev.perennial.command.deadline;

import org.jspecify.annotations.NullMarked;
