package dev.perennial.games.planet.board;

import java.util.List;
import java.util.Optional;

/** A piece on a cell (planet spec 1). */
public enum Piece {
    SPROUT('s', 0),
    SMALL('t', 1),
    LARGE('T', 2),
    BUSH('b', 0),
    LAKE('~', 0);

    /** In order, without the copy that {@code values()} makes each time. */
    static final List<Piece> ALL = List.of(values());

    private final char symbol;
    private final int height;

    Piece(char symbol, int height) {
        this.symbol = symbol;
        this.height = height;
    }

    char symbol() {
        return symbol;
    }

    /** Points in the sun and length of the shadow (planet spec 9). */
    int height() {
        return height;
    }

    public boolean isTree() {
        return height > 0;
    }

    /** One step of growth, for what can grow. */
    public Optional<Piece> grown() {
        return switch (this) {
            case SPROUT -> Optional.of(SMALL);
            case SMALL -> Optional.of(LARGE);
            case LARGE, BUSH, LAKE -> Optional.empty();
        };
    }

    public static Optional<Piece> ofSymbol(char symbol) {
        return switch (symbol) {
            case 's' -> Optional.of(SPROUT);
            case 't' -> Optional.of(SMALL);
            case 'T' -> Optional.of(LARGE);
            case 'b' -> Optional.of(BUSH);
            case '~' -> Optional.of(LAKE);
            default -> Optional.empty();
        };
    }
}
