/** The planet itself: cells, biomes, pieces, sunlight, forests, cards and the fertility zone. */
@NullMarked
package dev.perennial.games.planet.board;

import org.jspecify.annotations.NullMarked;
