/** How much one player may set going at tables. */
@NullMarked
package dev.perennial.command.limit;

import org.jspecify.annotations.NullMarked;
