package dev.perennial.games.planet.board;

import java.util.List;

/** Connected groups of trees and bushes (planet spec 10). */
public final class Forests {
    private Forests() {}

    /** The largest forest in reading order; of equal ones the first met in reading order. */
    public static List<Cell> largest(Planet planet) {
        return Places.cells(largestPlaces(planet));
    }

    public static int points(Planet planet) {
        return Long.bitCount(largestPlaces(planet));
    }

    private static long largestPlaces(Planet planet) {
        long left = planet.small() | planet.large() | planet.bushes();
        long largest = 0;
        while (left != 0) {
            long forest = around(Long.lowestOneBit(left), left);
            left &= ~forest;
            largest = Long.bitCount(forest) > Long.bitCount(largest) ? forest : largest;
        }
        return largest;
    }

    /** The cells reachable from a place within the given ones. */
    private static long around(long start, long within) {
        long forest = start;
        long wider = (forest | Places.around(forest)) & within;
        while (wider != forest) {
            forest = wider;
            wider = (forest | Places.around(forest)) & within;
        }
        return forest;
    }
}
