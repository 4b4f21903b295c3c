/** The rules of S-Evolution: tricks, management, needs, calamities, legal moves, what each viewer sees. */
@NullMarked
package dev.perennial.games.sevolution;

import org.jspecify.annotations.NullMarked;
