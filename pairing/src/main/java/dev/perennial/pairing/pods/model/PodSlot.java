package dev.perennial.pairing.pods.model;

import dev.perennial.pairing.tiebreak.Fraction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One opponent of one table, which read in pairs is a game against each of the others (tie-break spec 6.1).
 *
 * @param seat distinguishes the slots of a round
 * @param opponent 0 for the dummy of a round without a table
 * @param score of the opponent, in the unit of the points
 * @param result 1 for a better place than the opponent's, a half for the same
 * @param voluntary the player was absent by choice
 */
record PodSlot(int round, int seat, int opponent, Fraction score, Fraction result, boolean voluntary) {
    private static final Comparator<PodSlot> LOWEST_FIRST =
            Comparator.comparing(PodSlot::score).thenComparing(PodSlot::product);

    Fraction product() {
        return score.times(result);
    }

    boolean won() {
        return result.equals(Fraction.of(1));
    }

    /** The slots left for Buchholz: rounds missed by choice are cut first (C.07 article 16.5). */
    static List<PodSlot> kept(List<PodSlot> slots, int cutLow, int cutHigh) {
        var left = new ArrayList<>(slots);
        for (int i = 0; i < cutLow && !left.isEmpty(); i++) {
            left.remove(lowest(left, true));
        }
        return withoutHighest(left, cutHigh);
    }

    /** The slots left for Sonneborn-Berger: a round missed by choice is cut first only if it adds no less. */
    static List<PodSlot> keptByProduct(List<PodSlot> slots, int cutLow, int cutHigh) {
        var left = new ArrayList<>(slots);
        for (int i = 0; i < cutLow && !left.isEmpty(); i++) {
            var normal = lowest(left, false);
            var voluntary = lowest(left, true);
            left.remove(voluntary.product().compareTo(normal.product()) >= 0 ? voluntary : normal);
        }
        return withoutHighest(left, cutHigh);
    }

    private static List<PodSlot> withoutHighest(List<PodSlot> slots, int cutHigh) {
        slots.sort(LOWEST_FIRST);
        return slots.subList(0, Math.max(0, slots.size() - cutHigh));
    }

    /** The lowest slot, or the lowest one missed voluntarily if there is any. */
    private static PodSlot lowest(List<PodSlot> slots, boolean voluntaryFirst) {
        return slots.stream()
                .filter(slot -> slot.voluntary() || !voluntaryFirst)
                .min(LOWEST_FIRST)
                .orElseGet(() -> lowest(slots, false));
    }
}
