package dev.perennial.games.planet;

import dev.perennial.games.Coded;
import java.util.regex.Pattern;

/** A place named by column and row, such as {@code c7}; whether the planet has it is for {@link PlanetMap} to say. */
public record Cell(String code) implements Coded {
    private static final Pattern SYNTAX = Pattern.compile("[a-z][1-9]");

    public Cell {
        if (!SYNTAX.matcher(code).matches()) {
            throw new IllegalArgumentException("a cell is a column letter and a row digit");
        }
    }

    public static Cell ofCode(String code) {
        return new Cell(code);
    }

    static Cell at(int column, int row) {
        return new Cell("" + (char) ('a' + column) + (char) ('1' + row));
    }

    /** Counted from 0 at the left. */
    int column() {
        return code.charAt(0) - 'a';
    }

    /** Counted from 0 at the top. */
    int row() {
        return code.charAt(1) - '1';
    }

    boolean touches(Cell other) {
        return Math.abs(column() - other.column()) + Math.abs(row() - other.row()) == 1;
    }
}
