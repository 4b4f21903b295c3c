/** A whole game as one document that anyone can verify. */
@NullMarked
package dev.perennial.contract.history;

import org.jspecify.annotations.NullMarked;
