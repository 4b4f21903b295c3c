package dev.perennial.games.planet.board;

import java.util.ArrayList;
import java.util.List;

/** Sets of cells as numbers, one bit for each cell of the square round the planet, in reading order. */
public final class Places {
    private static final int SIZE = PlanetTables.MAP.size();
    private static final long FIRST_COLUMN = 0x0101010101010101L;
    private static final long LAST_COLUMN = FIRST_COLUMN << (SIZE - 1);

    /** All cells of the square, each at its {@link #index}. */
    public static final List<Cell> CELLS = square();

    private Places() {}

    /** Only for cells of the square. */
    public static int index(Cell cell) {
        return cell.row() * SIZE + cell.column();
    }

    public static long of(Cell cell) {
        return 1L << index(cell);
    }

    public static long of(Iterable<Cell> cells) {
        long places = 0;
        for (Cell cell : cells) {
            places |= of(cell);
        }
        return places;
    }

    /** The first cell of a set that is not empty. */
    public static Cell first(long places) {
        return CELLS.get(Long.numberOfTrailingZeros(places));
    }

    /** In reading order. */
    public static List<Cell> cells(long places) {
        var cells = new Cell[Long.bitCount(places)];
        int count = 0;
        for (long left = places; left != 0; left &= left - 1) {
            cells[count++] = first(left);
        }
        return List.of(cells);
    }

    /** Everything that shares an edge with one of the places. */
    public static long around(long places) {
        return step(places, SunSide.N) | step(places, SunSide.S) | step(places, SunSide.W) | step(places, SunSide.E);
    }

    /** One place further away from the sun. */
    static long step(long places, SunSide sun) {
        return switch (sun) {
            case N -> places << SIZE;
            case S -> places >>> SIZE;
            case W -> (places & ~LAST_COLUMN) << 1;
            case E -> (places & ~FIRST_COLUMN) >>> 1;
        };
    }

    private static List<Cell> square() {
        var cells = new ArrayList<Cell>();
        for (int index = 0; index < SIZE * SIZE; index++) {
            cells.add(Cell.at(index % SIZE, index / SIZE));
        }
        return List.copyOf(cells);
    }
}
