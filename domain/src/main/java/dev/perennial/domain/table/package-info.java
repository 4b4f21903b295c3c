/** Tables: events, state, terms, clocks and results. */
@NullMarked
package dev.perennial.domain.table;

import org.jspecify.annotations.NullMarked;
