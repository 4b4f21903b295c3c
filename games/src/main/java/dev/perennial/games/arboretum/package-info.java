/** The rules of Arboretum: turns, scoring, legal moves, what each viewer sees. */
@NullMarked
package dev.perennial.games.arboretum;

import org.jspecify.annotations.NullMarked;
