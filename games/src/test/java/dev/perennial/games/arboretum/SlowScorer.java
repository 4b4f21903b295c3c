package dev.perennial.games.arboretum;

import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.ScoredPath;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The definition of arboretum spec 7 taken literally: grows every rising chain from every tree, keeps those that are
 * paths, and looks for the best one. Shares no code with {@link PathSearch}.
 */
final class SlowScorer {
    private static final Comparator<List<Tree>> CELLS = (one, other) -> {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int order =
                    Comparator.comparingInt(Tree::y).thenComparingInt(Tree::x).compare(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    };

    private final List<List<Tree>> chains;

    SlowScorer(List<Tree> grid) {
        chains = chains(grid);
    }

    ScoredPath best(int seat, Species species) {
        return chains.stream()
                .filter(chain -> chain.size() >= 2)
                .filter(chain -> chain.getFirst().card().species() == species)
                .filter(chain -> chain.getLast().card().species() == species)
                .min(Comparator.comparingInt((List<Tree> chain) -> -points(chain))
                        .thenComparingInt(List::size)
                        .thenComparing(CELLS))
                .map(chain -> new ScoredPath(seat, points(chain), chain))
                .orElse(new ScoredPath(seat, 0, List.of()));
    }

    private static List<List<Tree>> chains(List<Tree> grid) {
        Map<List<Integer>, Tree> byPlace = new HashMap<>();
        grid.forEach(tree -> byPlace.put(List.of(tree.x(), tree.y()), tree));
        var found = new ArrayList<List<Tree>>();
        var open = new ArrayDeque<List<Tree>>();
        grid.forEach(tree -> open.add(List.of(tree)));
        while (!open.isEmpty()) {
            var chain = open.removeLast();
            found.add(chain);
            var end = chain.getLast();
            for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                var next = byPlace.get(List.of(end.x() + step[0], end.y() + step[1]));
                if (next != null && next.card().value() > end.card().value()) {
                    var longer = new ArrayList<>(chain);
                    longer.add(next);
                    open.add(longer);
                }
            }
        }
        return found;
    }

    private static int points(List<Tree> chain) {
        int points = chain.size();
        if (chain.size() >= 4
                && chain.stream().map(tree -> tree.card().species()).distinct().count() == 1) {
            points *= 2;
        }
        if (chain.getFirst().card().value() == 1) {
            points += 1;
        }
        if (chain.getLast().card().value() == 8) {
            points += 2;
        }
        return points;
    }

    /** Arboretum spec 6, card by card. */
    static List<Integer> entitled(List<List<Card>> hands, Species species) {
        var sums = new int[hands.size()];
        int best = 0;
        for (int seat = 0; seat < sums.length; seat++) {
            for (Card card : hands.get(seat)) {
                if (card.species() != species) {
                    continue;
                }
                boolean cancelled = false;
                for (int other = 0; other < sums.length; other++) {
                    cancelled |= other != seat
                            && card.value() == 8
                            && hands.get(other).contains(new Card(species, 1));
                }
                sums[seat] += cancelled ? 0 : card.value();
            }
            best = Math.max(best, sums[seat]);
        }
        var entitled = new ArrayList<Integer>();
        for (int seat = 0; seat < sums.length; seat++) {
            if (sums[seat] == best) {
                entitled.add(seat);
            }
        }
        return entitled;
    }
}
