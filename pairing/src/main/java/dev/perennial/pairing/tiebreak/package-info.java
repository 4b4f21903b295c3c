/** FIDE tie-breaks and standings for tables of two, with the terms of every figure. */
@NullMarked
package dev.perennial.pairing.tiebreak;

import org.jspecify.annotations.NullMarked;
