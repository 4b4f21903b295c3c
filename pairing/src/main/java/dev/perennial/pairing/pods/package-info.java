/** Tournaments at tables of three to six: pairs a round and says why players share a table. */
@NullMarked
package dev.perennial.pairing.pods;

import org.jspecify.annotations.NullMarked;
