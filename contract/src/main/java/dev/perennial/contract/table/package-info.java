/** Tables: events, state, terms, clocks and results. */
@NullMarked
package dev.perennial.contract.table;

import org.jspecify.annotations.NullMarked;
