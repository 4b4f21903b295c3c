/** Pairs one bracket of the Dutch system as a weighted matching. */
@NullMarked
package dev.perennial.pairing.dutch.bracket;

import org.jspecify.annotations.NullMarked;
