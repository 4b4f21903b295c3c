/**
 * Tables: their projection, folded states, lists and the delay for spectators. Uses applier, live and signals.
 */
@NullMarked
package dev.perennial.query.table;

import org.jspecify.annotations.NullMarked;
