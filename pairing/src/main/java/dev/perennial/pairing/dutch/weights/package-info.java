/**
 * Criteria and order rules as weights of edges, so that the heaviest matching is the best pairing. Uses matching.
 */
@NullMarked
package dev.perennial.pairing.dutch.weights;

import org.jspecify.annotations.NullMarked;
