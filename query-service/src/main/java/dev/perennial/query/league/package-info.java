/** Leagues, their members, seasons and logs. */
@NullMarked
package dev.perennial.query.league;

import org.jspecify.annotations.NullMarked;
