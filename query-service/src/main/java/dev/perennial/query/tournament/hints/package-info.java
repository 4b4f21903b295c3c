/**
 * Facts of a tournament that organisers may want to look at. Uses tournament and the stored events of tables.
 */
@NullMarked
package dev.perennial.query.tournament.hints;

import org.jspecify.annotations.NullMarked;
