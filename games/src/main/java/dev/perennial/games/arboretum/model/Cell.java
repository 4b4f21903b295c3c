package dev.perennial.games.arboretum.model;

import java.util.Comparator;
import java.util.stream.Stream;

/** A place in a grid: x grows to the right, y downwards. Ordered as one reads, by y and then by x. */
public record Cell(int x, int y) implements Comparable<Cell> {
    public static final Cell ORIGIN = new Cell(0, 0);

    private static final Comparator<Cell> READING_ORDER =
            Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x);

    public boolean touches(Cell other) {
        return (x == other.x && Math.abs(y - other.y) == 1) || (y == other.y && Math.abs(x - other.x) == 1);
    }

    Stream<Cell> neighbours() {
        return Stream.of(new Cell(x, y - 1), new Cell(x - 1, y), new Cell(x + 1, y), new Cell(x, y + 1));
    }

    @Override
    public int compareTo(Cell other) {
        return READING_ORDER.compare(this, other);
    }
}
