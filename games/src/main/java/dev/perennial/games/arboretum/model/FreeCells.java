package dev.perennial.games.arboretum.model;

import java.util.Arrays;
import java.util.List;

/**
 * The free cells beside a grid. Looked for at every planting, so cells are numbers here whose order is the reading
 * order: the row in the upper half, the column, made positive, in the lower one.
 */
final class FreeCells {
    private static final int MIDDLE = 1 << 15;
    private static final int ROW = 1 << 16;

    private FreeCells() {}

    /** In reading order. */
    static List<Cell> of(List<Tree> trees) {
        int[] taken = new int[trees.size()];
        int[] beside = new int[4 * taken.length];
        for (int i = 0; i < taken.length; i++) {
            int place = trees.get(i).y() * ROW + trees.get(i).x() + MIDDLE;
            taken[i] = place;
            beside[4 * i] = place - ROW;
            beside[4 * i + 1] = place - 1;
            beside[4 * i + 2] = place + 1;
            beside[4 * i + 3] = place + ROW;
        }
        Arrays.sort(taken);
        Arrays.sort(beside);
        var free = new Cell[beside.length];
        int count = 0;
        for (int i = 0; i < beside.length; i++) {
            boolean again = i > 0 && beside[i] == beside[i - 1];
            if (!again && Arrays.binarySearch(taken, beside[i]) < 0) {
                free[count++] = new Cell((beside[i] & (ROW - 1)) - MIDDLE, beside[i] >> 16);
            }
        }
        return List.of(Arrays.copyOf(free, count));
    }
}
