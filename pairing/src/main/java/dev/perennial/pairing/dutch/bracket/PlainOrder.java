package dev.perennial.pairing.dutch.bracket;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The opponents that the order of a bracket gives before any criterion is looked at: players moved down meet the
 * highest residents, and the upper half of the others meets the lower half.
 */
final class PlainOrder {
    private final Map<Integer, Integer> lower = new HashMap<>();
    private final Map<Integer, Integer> upper = new HashMap<>();
    private final List<Integer> movedDown = new ArrayList<>();
    private final List<Integer> tops = new ArrayList<>();

    PlainOrder(BracketTask task, List<int[]> pairs) {
        var partners = new HashMap<Integer, Integer>();
        pairs.forEach(pair -> {
            partners.put(pair[0], pair[1]);
            partners.put(pair[1], pair[0]);
        });
        var residents = task.bracket().residents();
        var remainder = new ArrayList<>(residents);
        for (int player : task.bracket().movedDown()) {
            var opponent = partners.get(player);
            if (opponent != null) {
                join(player, residents.get(movedDown.size()));
                movedDown.add(player);
                remainder.remove(opponent);
            }
        }
        int half = (int) remainder.stream().filter(partners::containsKey).count() / 2;
        for (int i = 0; i < half; i++) {
            join(remainder.get(i), remainder.get(half + i));
            tops.add(remainder.get(i));
        }
    }

    private void join(int one, int other) {
        lower.put(one, other);
        upper.putIfAbsent(other, one);
    }

    /** The opponent in the plain order; none for a player who would float. */
    Optional<Integer> opponent(int position) {
        return Optional.ofNullable(lower.getOrDefault(position, upper.get(position)));
    }

    boolean isMovedDown(int position) {
        return movedDown.contains(position);
    }

    /** Among those moved down or in the upper half, from 1. */
    int place(int position) {
        return 1 + (isMovedDown(position) ? movedDown : tops).indexOf(position);
    }
}
