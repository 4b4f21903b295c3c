package dev.perennial.games.concert.model;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The six artists, known by their colours (concert spec 2.1). */
public enum Colour {
    ORANGE('O'),
    BLUE('B'),
    GREEN('G'),
    LILAC('L'),
    YELLOW('Y'),
    BROWN('N');

    private static final List<Colour> ALL = List.of(values());

    private final char letter;

    Colour(char letter) {
        this.letter = letter;
    }

    /** The first character of a card's code; brown is N because blue has the B. */
    public char letter() {
        return letter;
    }

    /** The place in the order of the colours, from 0. */
    public int index() {
        return ALL.indexOf(this);
    }

    public static Optional<Colour> ofLetter(char letter) {
        return Arrays.stream(values()).filter(c -> c.letter == letter).findFirst();
    }
}
