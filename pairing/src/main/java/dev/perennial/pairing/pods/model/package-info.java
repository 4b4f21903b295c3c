/** A tournament at tables of three to six: rounds, results, standings and tie-breaks. */
@NullMarked
package dev.perennial.pairing.pods.model;

import org.jspecify.annotations.NullMarked;
