package dev.perennial.games.planet;

import dev.perennial.games.planet.board.Planet;
import java.util.HashSet;
import java.util.Set;

/** Sun and forests once more, cell by cell from the text of the planet, sharing nothing with the rules' own way. */
final class SlowScores {
    private SlowScores() {}

    /** The definition of planet spec 9, word for word: every tree against every tree nearer to the sun. */
    static int sun(Planet planet, char side) {
        int total = 0;
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                int height = height(planet, column, row);
                if (height > 0 && !covered(planet, column, row, height, side)) {
                    total += height;
                }
            }
        }
        return total;
    }

    private static boolean covered(Planet planet, int column, int row, int height, char side) {
        int stepX = side == 'W' ? -1 : side == 'E' ? 1 : 0;
        int stepY = side == 'N' ? -1 : side == 'S' ? 1 : 0;
        for (int distance = 1; distance < 8; distance++) {
            int other = height(planet, column + stepX * distance, row + stepY * distance);
            if (other > 0 && distance <= other && other >= height) {
                return true;
            }
        }
        return false;
    }

    private static int height(Planet planet, int column, int row) {
        return switch (symbol(planet, column, row)) {
            case 't' -> 1;
            case 'T' -> 2;
            default -> 0;
        };
    }

    private static char symbol(Planet planet, int column, int row) {
        return column < 0 || row < 0 || column > 7 || row > 7
                ? '-'
                : planet.code().split("/")[row].charAt(column);
    }

    /** All forests, by flooding from each tree or bush not yet wet. */
    static Set<Set<Integer>> forests(Planet planet) {
        var forests = new HashSet<Set<Integer>>();
        var wet = new HashSet<Integer>();
        for (int place = 0; place < 64; place++) {
            var forest = new HashSet<Integer>();
            flood(planet, place % 8, place / 8, wet, forest);
            if (!forest.isEmpty()) {
                forests.add(forest);
            }
        }
        return forests;
    }

    static int largestForest(Planet planet) {
        return forests(planet).stream().mapToInt(Set::size).max().orElse(0);
    }

    private static void flood(Planet planet, int column, int row, Set<Integer> wet, Set<Integer> forest) {
        if ("tTb".indexOf(symbol(planet, column, row)) < 0 || !wet.add(row * 8 + column)) {
            return;
        }
        forest.add(row * 8 + column);
        flood(planet, column + 1, row, wet, forest);
        flood(planet, column - 1, row, wet, forest);
        flood(planet, column, row + 1, wet, forest);
        flood(planet, column, row - 1, wet, forest);
    }
}
