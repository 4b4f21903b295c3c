/** Players as the Dutch system compares them: scores, colours, floats, and the criteria C1 to C21. */
@NullMarked
package dev.perennial.pairing.dutch.model;

import org.jspecify.annotations.NullMarked;
