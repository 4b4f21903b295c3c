package dev.perennial.pairing.pods.model;

import dev.perennial.pairing.tiebreak.Fraction;
import java.util.List;
import java.util.Map;

/**
 * Points by place for every table size, the points of byes and absences, and the size tables should have.
 *
 * @param bySize the points by place, the first place first, for each table size
 * @param bye the points of a bye
 * @param absence the points of an absence
 * @param targetSize the size tables should have
 * @param unit how many of these whole numbers make one point of the standings: 10 where they are tenths
 */
public record PodPoints(Map<Integer, List<Integer>> bySize, int bye, int absence, int targetSize, int unit) {
    /** Copies the map. */
    public PodPoints {
        bySize = Map.copyOf(bySize);
        if (!bySize.containsKey(targetSize)) {
            throw new IllegalArgumentException("no points for tables of " + targetSize);
        }
    }

    /**
     * Points in whole numbers.
     *
     * @param bySize the points by place, the first place first, for each table size
     * @param bye the points of a bye
     * @param absence the points of an absence
     * @param targetSize the size tables should have
     */
    public PodPoints(Map<Integer, List<Integer>> bySize, int bye, int absence, int targetSize) {
        this(bySize, bye, absence, targetSize, 1);
    }

    private List<Integer> list(int size) {
        var points = bySize.get(size);
        if (points == null || points.size() != size) {
            throw new IllegalArgumentException("no points for tables of " + size);
        }
        return points;
    }

    int most(int size) {
        return list(size).getFirst();
    }

    /** Shared places share the points of all places they cover. */
    Fraction of(List<PodSeat> table, int place) {
        int sharing = (int) table.stream().filter(seat -> seat.place() == place).count();
        int sum = list(table.size()).subList(place - 1, place - 1 + sharing).stream()
                .mapToInt(Integer::intValue)
                .sum();
        return new Fraction(sum, sharing);
    }
}
