/** Finds hidden cards in what a viewer receives. */
@NullMarked
package dev.perennial.testing.leak;

import org.jspecify.annotations.NullMarked;
