package dev.perennial.games.planet;

import java.util.Optional;

/** What a card is about: one of the biomes, or any of them. In the order of the card table (planet spec 2.2). */
public enum Kind {
    SNOW,
    FLOWER,
    SWAMP,
    GRAIN,
    ROCK,
    MEADOW,
    WILD;

    /** Nothing for WILD, which is no region of the planet. */
    public Optional<Biome> biome() {
        return this == WILD ? Optional.empty() : Optional.of(Biome.valueOf(name()));
    }

    boolean covers(Biome biome) {
        return this == WILD || biome().orElseThrow() == biome;
    }
}
