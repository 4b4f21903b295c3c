/** The FIDE Dutch system of 2025: pairs a round and says why each pair meets. */
@NullMarked
package dev.perennial.pairing.dutch;

import org.jspecify.annotations.NullMarked;
