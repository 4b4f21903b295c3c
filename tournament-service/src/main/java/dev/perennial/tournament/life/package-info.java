/** Rules of a tournament: entries, rounds, results, playoffs. Pure. */
@NullMarked
package dev.perennial.tournament.life;

import org.jspecify.annotations.NullMarked;
