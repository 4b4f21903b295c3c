package dev.perennial.games.arboretum;

import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.ScoredPath;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.Tree;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Best paths in one grid (arboretum spec 7). Tries every rising path: each step goes up in value, so there are few.
 * Trees are visited in reading order, so that of equally good paths of one length the smallest list of cells comes
 * first (spec 9.2). Not for use by two threads at once.
 */
public final class PathSearch {
    private static final int SINGLE_SPECIES_LENGTH = 4;
    private static final Comparator<Tree> READING_ORDER =
            Comparator.comparingInt(Tree::y).thenComparingInt(Tree::x);

    private final Tree[] trees;
    private final int[][] higherNeighbours;
    private final int[] path = new int[Card.HIGHEST];

    private int bestPoints;
    private int bestLength;
    private final int[] best = new int[Card.HIGHEST];

    public PathSearch(List<Tree> grid) {
        trees = grid.toArray(new Tree[0]);
        Arrays.sort(trees, READING_ORDER);
        higherNeighbours = new int[trees.length][];
        int[] found = new int[4];
        for (int i = 0; i < trees.length; i++) {
            int count = 0;
            for (int j = 0; j < trees.length; j++) {
                if (trees[j].value() > trees[i].value() && touch(trees[i], trees[j])) {
                    found[count++] = j;
                }
            }
            higherNeighbours[i] = Arrays.copyOf(found, count);
        }
    }

    private static boolean touch(Tree one, Tree other) {
        return Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y()) == 1;
    }

    public int points(Species species) {
        search(species);
        return bestPoints;
    }

    public ScoredPath best(int seat, Species species) {
        search(species);
        return new ScoredPath(
                seat,
                bestPoints,
                Arrays.stream(best, 0, bestLength)
                        .mapToObj(index -> trees[index])
                        .toList());
    }

    private void search(Species species) {
        bestPoints = 0;
        bestLength = 0;
        for (int start = 0; start < trees.length; start++) {
            if (trees[start].species() == species) {
                extend(start, 0, species, true);
            }
        }
    }

    private void extend(int index, int before, Species species, boolean single) {
        path[before] = index;
        int length = before + 1;
        boolean ofSpecies = trees[index].species() == species;
        boolean stillSingle = single && ofSpecies;
        if (ofSpecies && length >= 2) {
            consider(length, stillSingle);
        }
        for (int next : higherNeighbours[index]) {
            extend(next, length, species, stillSingle);
        }
    }

    private void consider(int length, boolean single) {
        int points = length
                + (single && length >= SINGLE_SPECIES_LENGTH ? length : 0)
                + (trees[path[0]].value() == Card.LOWEST ? 1 : 0)
                + (trees[path[length - 1]].value() == Card.HIGHEST ? 2 : 0);
        if (points > bestPoints || (points == bestPoints && length < bestLength)) {
            bestPoints = points;
            bestLength = length;
            System.arraycopy(path, 0, best, 0, length);
        }
    }
}
