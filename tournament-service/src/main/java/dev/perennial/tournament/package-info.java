/** The tournament service: tournaments and leagues. Decides, stores, relays. */
@NullMarked
package dev.perennial.tournament;

import org.jspecify.annotations.NullMarked;
