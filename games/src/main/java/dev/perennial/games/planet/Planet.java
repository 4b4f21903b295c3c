package dev.perennial.games.planet;

import dev.perennial.games.Coded;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A player's board as its eight rows from the top, such as {@code --....--/-.st...-/...}: {@code .} is empty,
 * {@code #} a crack, {@code -} outside, letters are pieces.
 */
public record Planet(String code) implements Coded {
    private static final char EMPTY = '.';
    private static final String ROW_END = "/";
    private static final String BARE = PlanetTables.MAP.stream()
            .map(row -> row.replaceAll("[A-Z]", String.valueOf(EMPTY)))
            .collect(Collectors.joining(ROW_END));

    static final Planet EMPTY_PLANET = new Planet(BARE);

    public Planet {
        if (code.length() != BARE.length()) {
            throw new IllegalArgumentException("a planet has " + BARE.length() + " characters");
        }
        for (int i = 0; i < code.length(); i++) {
            boolean fits = BARE.charAt(i) == EMPTY
                    ? code.charAt(i) == EMPTY || Piece.ofSymbol(code.charAt(i)).isPresent()
                    : code.charAt(i) == BARE.charAt(i);
            if (!fits) {
                throw new IllegalArgumentException("no planet looks like this at character " + i);
            }
        }
    }

    public static Planet ofCode(String code) {
        return new Planet(code);
    }

    /** What stands on a cell of the planet. */
    Optional<Piece> at(Cell cell) {
        return Piece.ofSymbol(code.charAt(index(cell)));
    }

    boolean isEmpty(Cell cell) {
        return code.charAt(index(cell)) == EMPTY;
    }

    boolean canGrow(Cell cell) {
        return at(cell).flatMap(Piece::grown).isPresent();
    }

    Planet with(Cell cell, Piece piece) {
        if (PlanetMap.biome(cell).isEmpty()) {
            throw new IllegalArgumentException("nothing may stand on " + cell.code());
        }
        return new Planet(code.substring(0, index(cell)) + piece.symbol() + code.substring(index(cell) + 1));
    }

    /** One step of growth on each of the cells. */
    Planet grow(List<Cell> cells) {
        Planet planet = this;
        for (Cell cell : cells) {
            planet = planet.with(cell, planet.at(cell).flatMap(Piece::grown).orElseThrow());
        }
        return planet;
    }

    List<Cell> emptyCells() {
        return PlanetMap.FERTILE.stream().filter(this::isEmpty).toList();
    }

    List<Cell> growableCells() {
        return PlanetMap.FERTILE.stream().filter(this::canGrow).toList();
    }

    List<Cell> cellsWith(Piece piece) {
        return PlanetMap.FERTILE.stream()
                .filter(cell -> code.charAt(index(cell)) == piece.symbol())
                .toList();
    }

    private static int index(Cell cell) {
        return cell.row() * (PlanetMap.SIZE + ROW_END.length()) + cell.column();
    }
}
