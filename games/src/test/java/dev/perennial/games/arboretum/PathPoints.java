package dev.perennial.games.arboretum;

import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.Tree;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The dynamic program of arboretum spec 7.1: points only, by a third way. */
final class PathPoints {
    private final List<Tree> byValue;

    PathPoints(List<Tree> grid) {
        byValue = grid.stream()
                .sorted(Comparator.comparingInt(tree -> tree.card().value()))
                .toList();
    }

    int best(Species species) {
        return byValue.stream()
                .filter(tree -> tree.card().species() == species)
                .mapToInt(start -> bestFrom(start, species))
                .max()
                .orElse(0);
    }

    private int bestFrom(Tree start, Species species) {
        Map<Tree, Integer> any = new HashMap<>(Map.of(start, 1));
        Map<Tree, Integer> single = new HashMap<>(Map.of(start, 1));
        int best = 0;
        for (Tree tree : byValue) {
            longestInto(tree, any).ifPresent(length -> any.merge(tree, length + 1, Math::max));
            if (tree.card().species() == species) {
                longestInto(tree, single).ifPresent(length -> single.merge(tree, length + 1, Math::max));
                if (!tree.equals(start) && any.containsKey(tree)) {
                    int bonus =
                            (start.card().value() == 1 ? 1 : 0) + (tree.card().value() == 8 ? 2 : 0);
                    int doubled = single.getOrDefault(tree, 0) >= 4 ? 2 * single.get(tree) : 0;
                    best = Math.max(best, Math.max(any.get(tree), doubled) + bonus);
                }
            }
        }
        return best;
    }

    private static OptionalInt longestInto(Tree tree, Map<Tree, Integer> lengths) {
        return lengths.entrySet().stream()
                .filter(entry -> entry.getKey().card().value() < tree.card().value())
                .filter(entry -> Math.abs(entry.getKey().x() - tree.x())
                                + Math.abs(entry.getKey().y() - tree.y())
                        == 1)
                .mapToInt(Map.Entry::getValue)
                .max();
    }
}
