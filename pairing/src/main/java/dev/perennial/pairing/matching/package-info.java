/** Maximum weight matching in general graphs, exact, for weights of any length. */
@NullMarked
package dev.perennial.pairing.matching;

import org.jspecify.annotations.NullMarked;
