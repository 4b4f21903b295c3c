/** How much one organiser may set going. */
@NullMarked
package dev.perennial.tournament.limit;

import org.jspecify.annotations.NullMarked;
