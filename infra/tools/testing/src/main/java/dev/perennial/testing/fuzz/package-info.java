/** Sends malformed requests to every endpoint and judges the answers. */
@NullMarked
package dev.perennial.testing.fuzz;

import org.jspecify.annotations.NullMarked;
