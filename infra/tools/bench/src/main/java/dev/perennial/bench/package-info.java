/** Microbenchmarks of the rules. */
@NullMarked
package dev.perennial.bench;

import org.jspecify.annotations.NullMarked;
