package dev.perennial.games.planet.board;

import dev.perennial.games.Coded;

/**
 * A place named by column and row, such as {@code c7}; whether the planet has it is for {@link PlanetMap} to say.
 *
 * @param column counted from 0 at the left
 * @param row counted from 0 at the top
 */
public record Cell(int column, int row) implements Coded {
    private static final int COLUMNS = 26;
    private static final int ROWS = 9;

    public Cell {
        if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) {
            throw new IllegalArgumentException("a cell is a column letter and a row digit");
        }
    }

    public static Cell ofCode(String code) {
        if (code.length() != 2) {
            throw new IllegalArgumentException("a cell is a column letter and a row digit");
        }
        return new Cell(code.charAt(0) - 'a', code.charAt(1) - '1');
    }

    static Cell at(int column, int row) {
        return new Cell(column, row);
    }

    @Override
    public String code() {
        return "" + (char) ('a' + column) + (char) ('1' + row);
    }

    @Override
    public String toString() {
        return code();
    }

    public boolean touches(Cell other) {
        return Math.abs(column - other.column) + Math.abs(row - other.row) == 1;
    }
}
