package dev.perennial.games.planet.board;

import java.util.Map;

/** A solo player's title; the points are in {@link PlanetTables#SOLO_TITLES} (planet spec 12). */
public enum SoloTitle {
    BROCCOLI,
    BONSAI,
    OLIVE_TREE,
    HOLLY,
    BIRCH,
    PINE,
    OAK,
    BAOBAB,
    GIANT_SEQUOIA;

    public static SoloTitle of(int points) {
        return PlanetTables.SOLO_TITLES.floorEntry(points).getValue();
    }

    /** The fewest points that earn it. */
    public int points() {
        return PlanetTables.SOLO_TITLES.entrySet().stream()
                .filter(entry -> entry.getValue() == this)
                .mapToInt(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }
}
