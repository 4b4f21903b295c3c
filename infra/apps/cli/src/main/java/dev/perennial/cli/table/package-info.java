/** A table without a server, for simulations. */
@NullMarked
package dev.perennial.cli.table;

import org.jspecify.annotations.NullMarked;
