package dev.perennial.games.planet.board;

import java.util.Arrays;
import java.util.Optional;

/** The kind of a card: one of the biomes, or any of them. In the order of the card table (planet spec 2.2). */
public enum Kind {
    SNOW,
    FLOWER,
    SWAMP,
    GRAIN,
    ROCK,
    MEADOW,
    WILD;

    private final Optional<Biome> biome;

    Kind() {
        this.biome = Arrays.stream(Biome.values())
                .filter(one -> one.name().equals(name()))
                .findFirst();
    }

    /** Nothing for WILD, which is no region of the planet. */
    public Optional<Biome> biome() {
        return biome;
    }

    public boolean covers(Biome other) {
        return this == WILD || biome.orElseThrow() == other;
    }

    /** Where a card of this kind reaches. */
    public long places() {
        return this == WILD ? PlanetMap.FERTILE_PLACES : PlanetMap.places(biome.orElseThrow());
    }
}
