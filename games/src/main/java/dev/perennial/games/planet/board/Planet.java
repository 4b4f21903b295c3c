package dev.perennial.games.planet.board;

import dev.perennial.games.Coded;
import java.util.List;
import java.util.Optional;

/**
 * A player's board: for each kind of piece the {@link Places} it stands on. Written as its eight rows from the top,
 * such as {@code --....--/-.st...-/...}: {@code .} is empty, {@code #} a crack, {@code -} outside, letters are pieces.
 */
public record Planet(long sprouts, long small, long large, long bushes, long lakes) implements Coded {
    private static final char EMPTY = '.';
    private static final char ROW_END = '/';

    public static final Planet EMPTY_PLANET = new Planet(0, 0, 0, 0, 0);

    public Planet {
        long all = sprouts | small | large | bushes | lakes;
        int pieces = Long.bitCount(sprouts)
                + Long.bitCount(small)
                + Long.bitCount(large)
                + Long.bitCount(bushes)
                + Long.bitCount(lakes);
        if ((all & ~PlanetMap.FERTILE_PLACES) != 0 || Long.bitCount(all) != pieces) {
            throw new IllegalArgumentException("pieces belong on fertile cells, one per cell");
        }
    }

    public static Planet ofCode(String code) {
        Planet planet = EMPTY_PLANET;
        for (Cell cell : PlanetMap.FERTILE) {
            int index = index(cell);
            var piece = index < code.length() ? Piece.ofSymbol(code.charAt(index)) : Optional.<Piece>empty();
            planet = piece.isPresent() ? planet.with(cell, piece.get()) : planet;
        }
        if (!planet.code().equals(code)) {
            throw new IllegalArgumentException("not the text of a planet");
        }
        return planet;
    }

    @Override
    public String code() {
        var text = new StringBuilder();
        for (String row : PlanetTables.MAP) {
            text.append(row).append(ROW_END);
        }
        text.setLength(text.length() - 1);
        for (Cell cell : PlanetMap.FERTILE) {
            text.setCharAt(index(cell), at(cell).map(Piece::symbol).orElse(EMPTY));
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return code();
    }

    /** The piece on a cell of the planet. */
    public Optional<Piece> at(Cell cell) {
        long place = Places.of(cell);
        for (Piece piece : Piece.ALL) {
            if ((places(piece) & place) != 0) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    public boolean isEmpty(Cell cell) {
        return (empty() & Places.of(cell)) != 0;
    }

    public boolean canGrow(Cell cell) {
        return (growable() & Places.of(cell)) != 0;
    }

    /** On an empty cell, or in place of what stood there. */
    public Planet with(Cell cell, Piece piece) {
        if (PlanetMap.biome(cell).isEmpty()) {
            throw new IllegalArgumentException("this cell cannot hold a piece: " + cell.code());
        }
        return with(Places.of(cell), piece);
    }

    public Planet with(long place, Piece piece) {
        return new Planet(
                changed(sprouts, place, piece == Piece.SPROUT),
                changed(small, place, piece == Piece.SMALL),
                changed(large, place, piece == Piece.LARGE),
                changed(bushes, place, piece == Piece.BUSH),
                changed(lakes, place, piece == Piece.LAKE));
    }

    /** One step of growth on each of the cells. */
    public Planet grow(List<Cell> cells) {
        Planet planet = this;
        for (Cell cell : cells) {
            if (!planet.canGrow(cell)) {
                throw new IllegalArgumentException("nothing can grow on " + cell.code());
            }
            planet = planet.grow(Places.of(cell));
        }
        return planet;
    }

    /** One step of growth on one place where something can grow. */
    public Planet grow(long place) {
        return (sprouts & place) != 0
                ? new Planet(sprouts & ~place, small | place, large, bushes, lakes)
                : new Planet(sprouts, small & ~place, large | place, bushes, lakes);
    }

    long places(Piece piece) {
        return switch (piece) {
            case SPROUT -> sprouts;
            case SMALL -> small;
            case LARGE -> large;
            case BUSH -> bushes;
            case LAKE -> lakes;
        };
    }

    public long empty() {
        return PlanetMap.FERTILE_PLACES & ~(sprouts | small | large | bushes | lakes);
    }

    public long growable() {
        return sprouts | small;
    }

    public List<Cell> emptyCells() {
        return Places.cells(empty());
    }

    public List<Cell> growableCells() {
        return Places.cells(growable());
    }

    public List<Cell> cellsWith(Piece piece) {
        return Places.cells(places(piece));
    }

    private static long changed(long places, long place, boolean stands) {
        return stands ? places | place : places & ~place;
    }

    private static int index(Cell cell) {
        return cell.row() * (PlanetMap.SIZE + 1) + cell.column();
    }
}
