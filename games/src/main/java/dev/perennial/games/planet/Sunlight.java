package dev.perennial.games.planet;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Which trees the sun reaches (planet spec 9). */
final class Sunlight {
    private static final Map<SunSide, List<List<Cell>>> LINES = new EnumMap<>(SunSide.class);

    static {
        for (SunSide sun : SunSide.values()) {
            LINES.put(sun, PlanetMap.lines(sun));
        }
    }

    private Sunlight() {}

    /** Line by line, away from the sun. */
    static List<Cell> lit(Planet planet, SunSide sun) {
        var lit = new ArrayList<Cell>();
        for (List<Cell> line : LINES.getOrDefault(sun, List.of())) {
            for (int place = 0; place < line.size(); place++) {
                int height = height(planet, line, place);
                if (height > 0 && !covered(planet, line, place, height)) {
                    lit.add(line.get(place));
                }
            }
        }
        return List.copyOf(lit);
    }

    static int points(Planet planet, List<Cell> lit) {
        return lit.stream()
                .mapToInt(cell -> planet.at(cell).map(Piece::height).orElse(0))
                .sum();
    }

    /** A shadow is as long as its tree is tall and hides only what is not taller than that tree. */
    private static boolean covered(Planet planet, List<Cell> line, int place, int height) {
        for (int distance = 1; distance <= Piece.LARGE.height(); distance++) {
            int other = height(planet, line, place - distance);
            if (other >= distance && other >= height) {
                return true;
            }
        }
        return false;
    }

    private static int height(Planet planet, List<Cell> line, int place) {
        return place < 0 ? 0 : planet.at(line.get(place)).map(Piece::height).orElse(0);
    }
}
