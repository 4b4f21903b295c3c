package dev.perennial.games.planet;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Connected groups of trees and bushes (planet spec 10). */
final class Forests {
    private Forests() {}

    /** The largest forest in reading order; of equal ones the first met in reading order. */
    static List<Cell> largest(Planet planet) {
        var seen = new HashSet<Cell>();
        Set<Cell> largest = Set.of();
        for (Cell cell : PlanetMap.FERTILE) {
            if (isForest(planet, cell) && !seen.contains(cell)) {
                var forest = around(planet, cell);
                seen.addAll(forest);
                largest = forest.size() > largest.size() ? forest : largest;
            }
        }
        return PlanetMap.FERTILE.stream().filter(largest::contains).toList();
    }

    private static Set<Cell> around(Planet planet, Cell start) {
        var forest = new HashSet<>(List.of(start));
        var open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            for (Cell neighbour : PlanetMap.neighbours(open.remove())) {
                if (isForest(planet, neighbour) && forest.add(neighbour)) {
                    open.add(neighbour);
                }
            }
        }
        return forest;
    }

    private static boolean isForest(Planet planet, Cell cell) {
        return planet.at(cell).filter(Piece::isForest).isPresent();
    }
}
