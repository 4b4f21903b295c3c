/** Reads and writes tournament report files (TRF16, TRF26 and the extensions of pairing programs). */
@NullMarked
package dev.perennial.pairing.trf;

import org.jspecify.annotations.NullMarked;
