package dev.perennial.pairing.tiebreak;

import dev.perennial.pairing.Player;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Tie-breaks from the final scores of the opponents: Buchholz, Sonneborn-Berger, Koya (C.07 articles 8 and 9). */
final class OpponentScores {
    private static final Comparator<Slot> LOWEST_FIRST =
            Comparator.comparingInt(Slot::opponentScore).thenComparingInt(Slot::product);

    private final ScoreSheet sheet;

    OpponentScores(ScoreSheet sheet) {
        this.sheet = sheet;
    }

    Fraction buchholz(Player player, int cutLow, int cutHigh) {
        return Fraction.ofTenths(keptForBuchholz(player, cutLow, cutHigh).stream()
                .mapToInt(Slot::opponentScore)
                .sum());
    }

    List<Slot> keptForBuchholz(Player player, int cutLow, int cutHigh) {
        var slots = new ArrayList<>(sheet.slots(player));
        for (int i = 0; i < cutLow && !slots.isEmpty(); i++) {
            // Rounds one stayed away from are cut first (16.5).
            slots.remove(lowest(slots, true));
        }
        return withoutHighest(slots, cutHigh);
    }

    private static List<Slot> withoutHighest(List<Slot> slots, int cutHigh) {
        slots.sort(LOWEST_FIRST);
        return slots.subList(0, Math.max(0, slots.size() - cutHigh));
    }

    /** The lowest slot, or the lowest one missed voluntarily if there is any. */
    private static Slot lowest(List<Slot> slots, boolean voluntaryFirst) {
        return slots.stream()
                .filter(slot -> slot.voluntary() || !voluntaryFirst)
                .min(LOWEST_FIRST)
                .orElseGet(() -> lowest(slots, false));
    }

    Fraction foreBuchholz(Player player, int cutLow, int cutHigh) {
        var fore = sheet.beforeLastResults();
        return new OpponentScores(fore).buchholz(fore.player(player.id()), cutLow, cutHigh);
    }

    /** The mean over games played; 0 without any. */
    Fraction averageBuchholz(Player player, boolean fore) {
        var opponents = sheet.opponents(player);
        if (opponents.isEmpty()) {
            return Fraction.ZERO;
        }
        return opponents.stream()
                .map(opponent -> fore ? foreBuchholz(opponent, 0, 0) : buchholz(opponent, 0, 0))
                .reduce(Fraction.ZERO, Fraction::plus)
                .dividedBy(opponents.size());
    }

    Fraction sonnebornBerger(Player player, int cutLow, int cutHigh) {
        return new Fraction(
                keptForBerger(player, cutLow, cutHigh).stream()
                        .mapToInt(Slot::product)
                        .sum(),
                100);
    }

    List<Slot> keptForBerger(Player player, int cutLow, int cutHigh) {
        var slots = new ArrayList<>(sheet.slots(player));
        for (int i = 0; i < cutLow && !slots.isEmpty(); i++) {
            var normal = lowest(slots, false);
            var voluntary = lowest(slots, true);
            // The round missed voluntarily goes only if that does not leave more than the normal cut (16.5).
            slots.remove(voluntary.product() >= normal.product() ? voluntary : normal);
        }
        return withoutHighest(slots, cutHigh);
    }

    Fraction koya(Player player, int halfPointsMore) {
        return Fraction.ofTenths(againstTheBest(player, halfPointsMore).stream()
                .mapToInt(Slot::points)
                .sum());
    }

    /** The games against those who made at least half of the possible points, the limit moved by half-points. */
    List<Slot> againstTheBest(Player player, int halfPointsMore) {
        var system = sheet.pointSystem();
        int doubledMore = 2 * halfPointsMore * system.draw();
        return sheet.slots(player).stream()
                .filter(slot -> slot.opponent() > 0)
                .filter(slot -> {
                    Player opponent = sheet.player(slot.opponent());
                    return 2 * sheet.points(opponent) >= system.win() * sheet.rounds(opponent) + doubledMore;
                })
                .toList();
    }
}
