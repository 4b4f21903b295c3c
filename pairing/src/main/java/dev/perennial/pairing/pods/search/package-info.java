/** Finds the division of players into tables that costs least. */
@NullMarked
package dev.perennial.pairing.pods.search;

import org.jspecify.annotations.NullMarked;
