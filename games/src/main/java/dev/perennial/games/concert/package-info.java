/** The rules of Evergreen, the concert game: influence, concerts, scoring, legal moves, what each viewer sees. */
@NullMarked
package dev.perennial.games.concert;

import org.jspecify.annotations.NullMarked;
