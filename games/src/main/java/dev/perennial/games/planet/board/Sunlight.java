package dev.perennial.games.planet.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Which trees the sun reaches (planet spec 9). */
public final class Sunlight {
    private static final Map<SunSide, List<List<Cell>>> LINES = new EnumMap<>(SunSide.class);

    static {
        for (SunSide sun : SunSide.values()) {
            LINES.put(sun, PlanetMap.lines(sun));
        }
    }

    private Sunlight() {}

    /** Line by line, away from the sun. */
    public static List<Cell> lit(Planet planet, SunSide sun) {
        long places = litPlaces(planet, sun);
        var lit = new ArrayList<Cell>(Long.bitCount(places));
        for (List<Cell> line : LINES.getOrDefault(sun, List.of())) {
            for (Cell cell : line) {
                if ((places & Places.of(cell)) != 0) {
                    lit.add(cell);
                }
            }
        }
        return List.copyOf(lit);
    }

    public static int points(Planet planet, List<Cell> lit) {
        return points(planet, Places.of(lit));
    }

    public static int points(Planet planet, SunSide sun) {
        return points(planet, litPlaces(planet, sun));
    }

    /** A shadow is as long as its tree is tall and hides only what is not taller than that tree. */
    private static long litPlaces(Planet planet, SunSide sun) {
        long behindLarge = Places.step(planet.large(), sun);
        long large = behindLarge | Places.step(behindLarge, sun);
        long all = large | Places.step(planet.small(), sun);
        return (planet.small() & ~all) | (planet.large() & ~large);
    }

    private static int points(Planet planet, long lit) {
        return Long.bitCount(lit & planet.small()) * Piece.SMALL.height()
                + Long.bitCount(lit & planet.large()) * Piece.LARGE.height();
    }
}
