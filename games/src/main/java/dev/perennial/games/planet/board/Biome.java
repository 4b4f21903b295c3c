package dev.perennial.games.planet.board;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** A region of the planet, in the order of the card table (planet spec 2.2). */
public enum Biome {
    SNOW,
    FLOWER,
    SWAMP,
    GRAIN,
    ROCK,
    MEADOW;

    /** A fixed copy that is always walked in the order of the biomes, so that its text never changes. */
    public static <V> Map<Biome, V> ordered(Map<Biome, V> byBiome) {
        var copy = new EnumMap<Biome, V>(Biome.class);
        copy.putAll(byBiome);
        return Collections.unmodifiableMap(copy);
    }
}
